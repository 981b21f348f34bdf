import type { Occupation } from '../material.ts';

export const trades: readonly Occupation[] = [
  {
    sector: 'trades',
    roles: [
      { title: 'Electrician', level: 'mid', pay: [38, 55] },
      { title: 'Senior Electrical Technician', level: 'senior', pay: [65, 90] },
      { title: 'Apprentice Electrician', level: 'entry', pay: [14, 18], type: 'internship' },
      { title: 'Maintenance Electrician', level: 'mid', pay: [42, 60], type: 'contract' },
    ],
    openings: [
      '{company} needs somebody in {town} who reads a wiring diagram the way others read a newspaper.',
      'Two of our electricians retire this year, and {company} wants their knowledge passed on while they are still here.',
      'Every hour without power costs {company} money, so the person in this post is one of the best-known faces in {town}.',
    ],
    duties: [
      'You install distribution boards, lighting and sockets from drawings, and you tell us when a drawing is wrong.',
      'You trace faults in three-phase motors and starters with a meter and patience rather than by swapping parts.',
      'Once a week you test earth leakage and write down what you measured, with the date and your name.',
      'You keep the standby generator and its changeover switch ready, and start it under load every Friday.',
      'You lock out and tag every circuit before you open it, also when somebody important is in a hurry.',
    ],
    leading: ['Two helpers look to you for what to do next, so you explain as you work.'],
    closings: [
      'The person we are looking for leaves a panel tidier than it was and labels what the last one forgot to label.',
      'Call-outs at night happen about twice a month and are paid on top.',
    ],
    requirements: [
      'Government Trade Test Grade II or a craft certificate in electrical installation',
      'A valid EPRA worker licence, or the willingness to sit for it within six months',
      'Two years of work on three-phase installations',
      'Own hand tools; we provide the meters',
    ],
    skills: [
      'Electrical Installation',
      'Fault Finding',
      'Wiring Diagrams',
      'Motor Control',
      'Preventive Maintenance',
      'Workplace Safety',
    ],
  },
  {
    sector: 'trades',
    roles: [
      { title: 'Plumber', level: 'mid', pay: [32, 45] },
      { title: 'Water Systems Technician', level: 'mid', pay: [40, 58], type: 'contract' },
      { title: 'Plumbing Assistant', level: 'entry', pay: [18, 24] },
      { title: 'Building Services Supervisor', level: 'senior', pay: [68, 95] },
    ],
    openings: [
      'Water is scarce in {town}, and {company} loses too much of it in old pipes.',
      '{company} is looking for a plumber who would rather find the leak than dig up the yard.',
      'From the borehole to the last tap: in this job at {company} the whole water system is yours.',
    ],
    duties: [
      'You fit and join PPR, PVC and steel pipe, pressure-test it, and stay until the gauge has held for an hour.',
      'You service booster pumps, float switches and solar water heaters to a calendar that you keep yourself.',
      'You unblock drains, clean traps and inspect septic tanks before anybody smells that they are full.',
      'You read meters every Monday and chase any consumption that cannot be explained.',
    ],
    leading: [
      'You estimate the fittings for a job closely enough that nothing has to be bought twice.',
      'You walk through new rooms with the builder and agree where pipes run before the plaster goes on.',
    ],
    closings: [
      'Neat joints and honest time sheets matter more to us than speed.',
      'Work starts at seven and ends at four, with one Saturday in three.',
    ],
    requirements: [
      'Certificate in plumbing from a technical institute, or Trade Test Grade II',
      'Experience with pumps and pressure systems',
      'Able to climb, lift and work in the open all day',
      'Basic record keeping in Kiswahili or English',
    ],
    skills: ['Plumbing', 'Pipe Fitting', 'Pump Maintenance', 'Leak Detection', 'Estimating', 'Workplace Safety'],
  },
  {
    sector: 'trades',
    roles: [
      { title: 'Welder and Fabricator', level: 'mid', pay: [35, 50] },
      { title: 'Junior Welder', level: 'entry', pay: [20, 27] },
      { title: 'Workshop Foreman', level: 'senior', pay: [70, 98] },
      { title: 'Mechanical Fitter', level: 'mid', pay: [40, 57], type: 'contract' },
    ],
    openings: [
      'Sparks fly at {company} from eight in the morning, and orders from {town} and beyond are more than our benches can hold.',
      '{company} wants a metalworker whose seams need no grinding afterwards.',
      'If you can look at a broken part and see how to make a better one, come to our workshop in {town}.',
    ],
    duties: [
      'You cut, bend and weld mild and stainless steel by arc and MIG, from sketches with dimensions and little else.',
      'You check squareness and measure diagonals before the last tack, because a frame that is two millimetres out never fits on site.',
      'You repair conveyors, hoppers and guards during the short stops that production gives you.',
      'You keep a list of steel in stock and tell the buyer a week before something runs out.',
    ],
    leading: [
      'You choose the rod and the current for the job and can say why.',
      'You measure at the customer’s place yourself once a week, and you talk to them as politely as you measure.',
    ],
    closings: [
      'We judge a welder by a test piece, so expect to make one at the interview.',
      'Masks, gloves and extraction are provided and are worn, without exceptions.',
    ],
    requirements: [
      'Trade test or certificate in welding and fabrication',
      'At least two years in a jobbing workshop or in plant maintenance',
      'Reads technical drawings',
      'Experience with stainless steel is an advantage',
    ],
    skills: [
      'Arc Welding',
      'MIG Welding',
      'Metal Fabrication',
      'Technical Drawing',
      'Machine Repair',
      'Workplace Safety',
    ],
  },
  {
    sector: 'trades',
    roles: [
      { title: 'Site Supervisor', level: 'senior', pay: [75, 110] },
      { title: 'Mason', level: 'mid', pay: [28, 40], type: 'contract' },
      { title: 'Quantity Surveyor', level: 'mid', pay: [65, 90] },
      { title: 'Head of Projects', level: 'executive', pay: [210, 290] },
    ],
    openings: [
      '{company} is putting up new buildings near {town}, and the programme says nine months.',
      'Good drawings are half a building; at {company} we are hiring for the other half.',
      'This post at {company} in {town} is for somebody who has finished what they started, on more than one site.',
    ],
    duties: [
      'You keep a site diary with weather, deliveries, visitors and photographs.',
      'You set out levels, check formwork and reinforcement, and sign before any concrete is poured.',
      'You hold a ten-minute safety talk each morning and stop work that is not safe.',
    ],
    leading: [
      'You plan the gangs of the week every Friday and have materials on site before the people who need them.',
      'You measure finished work with the subcontractors and agree quantities while both can still see them.',
      'You compare costs with the bill of quantities every month and explain the differences before you are asked.',
    ],
    closings: [
      'Neighbours, inspectors and clients will all come to you first, so a calm voice helps.',
      'Work is six days a week until handover, then two weeks off with pay.',
    ],
    requirements: [
      'Diploma in building, civil engineering or quantity surveying, or long experience as a mason',
      'Knows Kenyan building regulations and safety rules for sites',
      'Can read structural and architectural drawings',
      'A driving licence is useful between sites',
    ],
    skills: [
      'Site Supervision',
      'Concrete Works',
      'Bills of Quantities',
      'Cost Control',
      'Project Management',
      'Workplace Safety',
    ],
  },
];
