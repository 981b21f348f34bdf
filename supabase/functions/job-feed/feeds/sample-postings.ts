import type { Posting } from '../external-job.ts';
import type { Feed } from '../feed.ts';

const day = 24 * 60 * 60 * 1000;

/** Invented postings for an installation without keys, marked as such wherever they are shown. No network. */
export function createSampleFeed(): Feed {
  return {
    source: 'sample',
    attribution: 'Not a real job',
    staleAfterMinutes: 24 * 60,
    callsPerDay: 1000,
    callsPerLoad: 0,
    load: async () => samplePostings.map((posting, index) => toPosting(posting, index)),
  };
}

function toPosting({ id, summary, tasks, ...posting }: SamplePosting, index: number): Posting {
  return {
    ...posting,
    externalId: id,
    companyWebsite: 'https://example.com/',
    description: `${summary}\n\n${tasks.map((task) => `- ${task}`).join('\n')}\n\nThis posting is a sample. The employer does not exist.`,
    url: `https://example.com/sample-jobs/${id}`,
    postedAt: Date.now() - (index + 1) * (day / 2),
    closesAt: Date.now() + (20 + index) * day,
  };
}

export interface SamplePosting
  extends Pick<
    Posting,
    | 'title'
    | 'company'
    | 'location'
    | 'country'
    | 'remote'
    | 'employment'
    | 'salaryMin'
    | 'salaryMax'
    | 'salaryCurrency'
    | 'salaryPeriod'
  > {
  readonly id: string;
  readonly summary: string;
  readonly tasks: readonly string[];
}

const kenyan = { country: 'ke', remote: false, salaryCurrency: 'KES', salaryPeriod: 'month' };
const southAfrican = { country: 'za', remote: false, salaryCurrency: 'ZAR', salaryPeriod: 'year' };
const remote = { country: null, remote: true, location: 'Remote', salaryCurrency: 'USD', salaryPeriod: 'year' };

/** Employers, people and addresses are invented. */
export const samplePostings: readonly SamplePosting[] = [
  {
    ...kenyan,
    id: 'solar-technician-kisumu',
    title: 'Solar Technician',
    company: 'Jua Bright Energy (sample)',
    location: 'Kisumu, Kenya',
    employment: ['Permanent', 'Full time'],
    salaryMin: 38000,
    salaryMax: 55000,
    summary: 'Put up and look after solar systems at homes and clinics around the lake.',
    tasks: ['Solar installation and electrical wiring', 'Fault finding with a multimeter', 'Customer service'],
  },
  {
    ...southAfrican,
    id: 'warehouse-supervisor-durban',
    title: 'Warehouse Supervisor',
    company: 'Bluff Harbour Logistics (sample)',
    location: 'Durban, KwaZulu-Natal',
    employment: ['Permanent', 'Full time'],
    salaryMin: 216000,
    salaryMax: 264000,
    summary: 'Lead a team of twelve in a warehouse beside the harbour.',
    tasks: ['Inventory management', 'Team leadership and shift planning', 'Forklift licence is an advantage'],
  },
  {
    ...remote,
    id: 'customer-support-specialist',
    title: 'Customer Support Specialist',
    company: 'Baobab Desk (sample)',
    employment: ['Contract', 'Full time'],
    salaryMin: 9600,
    salaryMax: 14400,
    summary: 'Answer customers in English and Kiswahili by chat and email, from wherever you are.',
    tasks: ['Customer service', 'Written communication', 'Zendesk or a similar help desk'],
  },
  // These two show how an advert that asks for money, or leads to a mailbox anybody can have, is marked. Neither the till
  // nor the address can exist.
  {
    ...remote,
    id: 'home-typing-assistant',
    title: 'Home Typing Assistant',
    company: 'Quick Keys Online (sample)',
    employment: ['Freelance', 'Part time'],
    salaryMin: 12000,
    salaryMax: 24000,
    summary: 'Type forms at home. No experience needed and places are few.',
    tasks: [
      'Typing and data entry',
      'Pay the registration fee of KES 1,000 by M-Pesa to till 000000 to keep your place',
    ],
  },
  {
    ...kenyan,
    id: 'promoters-nairobi',
    title: 'Promoters',
    company: 'Bright Stand Promotions (sample)',
    location: 'Nairobi, Kenya',
    employment: ['Contract', 'Full time'],
    salaryMin: 25000,
    salaryMax: 40000,
    summary: 'Show new drinks in shops for three months. Send your CV to sample_promotions@gmail.com.',
    tasks: ['Sales and customer service', 'Standing all day'],
  },
  {
    ...kenyan,
    id: 'community-health-nurse-nakuru',
    title: 'Community Health Nurse',
    company: 'Afya Njema Trust (sample)',
    location: 'Nakuru, Kenya',
    employment: ['Contract', 'Full time'],
    salaryMin: 52000,
    salaryMax: 68000,
    summary: 'Visit families with a mobile clinic four days a week.',
    tasks: ['Nursing and immunisation', 'Health education', 'Keeping records in DHIS2'],
  },
  {
    ...southAfrican,
    id: 'junior-data-analyst-johannesburg',
    title: 'Junior Data Analyst',
    company: 'Highveld Insight (sample)',
    location: 'Johannesburg, Gauteng',
    employment: ['Permanent', 'Full time'],
    salaryMin: 280000,
    salaryMax: 360000,
    summary: 'Turn sales figures into reports that shop managers use every Monday.',
    tasks: ['Data analysis with SQL and Excel', 'Dashboards in Power BI', 'Python is an advantage'],
  },
  {
    ...remote,
    id: 'junior-frontend-developer',
    title: 'Junior Frontend Developer',
    company: 'Open Savanna Software (sample)',
    employment: ['Permanent', 'Full time'],
    salaryMin: 18000,
    salaryMax: 30000,
    summary: 'Build accessible pages with a small team between Nairobi and Lagos.',
    tasks: ['TypeScript and React', 'HTML and CSS', 'Git and code review'],
  },
  {
    ...kenyan,
    id: 'hotel-receptionist-mombasa',
    title: 'Hotel Receptionist',
    company: 'Coral Gate Hotel (sample)',
    location: 'Mombasa, Kenya',
    employment: ['Permanent', 'Part time'],
    salaryMin: 24000,
    salaryMax: 30000,
    summary: 'Welcome guests in the evenings and at weekends.',
    tasks: ['Front office and reservations', 'Customer service', 'Cash handling'],
  },
  {
    ...southAfrican,
    id: 'line-cook-cape-town',
    title: 'Line Cook',
    company: 'Kelp Street Kitchen (sample)',
    location: 'Cape Town, Western Cape',
    employment: ['Contract', 'Part time'],
    salaryMin: 96000,
    salaryMax: 132000,
    summary: 'Cook at the grill station of a busy restaurant.',
    tasks: ['Food preparation', 'Food safety', 'Stock control'],
  },
  {
    ...remote,
    id: 'bookkeeper',
    title: 'Bookkeeper',
    company: 'Ledger Acacia (sample)',
    employment: ['Contract', 'Part time'],
    salaryMin: 7200,
    salaryMax: 12000,
    summary: 'Keep the books of five small companies abroad, twenty hours a week.',
    tasks: ['Bookkeeping and bank reconciliation', 'QuickBooks or Xero', 'Accounts payable'],
  },
  {
    ...kenyan,
    id: 'agronomy-intern-eldoret',
    title: 'Agronomy Intern',
    company: 'Rift Grain Growers (sample)',
    location: 'Eldoret, Kenya',
    employment: ['Internship', 'Full time'],
    salaryMin: 15000,
    salaryMax: 18000,
    summary: 'Six months with the field team of a growers’ cooperative.',
    tasks: ['Soil sampling', 'Crop scouting', 'Talking with farmers in Kiswahili'],
  },
  {
    ...kenyan,
    id: 'delivery-driver-thika',
    title: 'Delivery Driver',
    company: 'Jacaranda Parcels (sample)',
    location: 'Thika, Kenya',
    employment: ['Permanent', 'Full time'],
    salaryMin: 28000,
    salaryMax: 36000,
    summary: 'Bring parcels to homes and offices, with a van of ours.',
    tasks: ['Driving licence class B', 'Route planning', 'Customer service'],
  },
  {
    ...remote,
    id: 'swahili-content-writer',
    title: 'Kiswahili Content Writer',
    company: 'Maneno Studio (sample)',
    employment: ['Freelance', 'Part time'],
    salaryMin: 6000,
    salaryMax: 9600,
    summary: 'Write lessons for an application that teaches Kiswahili.',
    tasks: ['Content writing and editing', 'Kiswahili as a first language', 'Meeting deadlines'],
  },
];
