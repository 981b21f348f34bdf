/**
 * What people look for and which posts of the seed answer it, judged by hand before the ranking was tuned to it.
 *
 * A line is `query | titles that are what was meant | titles worth a look | place`. A title stands for every post of that title,
 * `*` at its end for every title that begins so. With a place, only posts there are meant, and the others of these titles are not
 * worth a look.
 */
export interface JudgementGroup {
  readonly kind: string;
  readonly lines: string;
}

export const judgementGroups: readonly JudgementGroup[] = [
  {
    kind: 'occupation in English',
    lines: `
driver | Heavy Commercial Driver, Lorry Driver, Delivery Driver, Bus Driver, Dereva* | Motorbike Rider, Mwendesha Boda Boda, Tractor Operator
lorry driver | Heavy Commercial Driver, Lorry Driver, Dereva wa Lori | Delivery Driver, Bus Driver
truck driver | Heavy Commercial Driver, Lorry Driver, Dereva wa Lori | Delivery Driver, Bus Driver
nurse | Registered Nurse, Enrolled Community Health Nurse, Weekend Nurse, Nurse in Charge | Caregiver, Clinical Officer
accountant | Accountant | Accounts Assistant, Finance Manager, Head of Finance, Internal Auditor, Audit Trainee
teacher | Primary School Teacher, Early Years Teacher, Biology and Chemistry Teacher, Mathematics and Physics Teacher, English and Kiswahili Teacher, Computer Studies Teacher, Adult Literacy Teacher, Head Teacher | Teaching Assistant, Teaching Practice Intern, Online Tutor, Vocational Trainer
electrician | Electrician, Maintenance Electrician, Apprentice Electrician, Fundi wa Stima | Senior Electrical Technician, Solar Technician
plumber | Plumber | Plumbing Assistant
welder | Welder and Fabricator, Junior Welder | Workshop Foreman
security guard | Security Guard, Night Guard, Mlinzi | Security Supervisor, CCTV Operator
cook | Cook, Mpishi | Commis Chef, Chef de Partie, Head Chef, Kitchen Trainee
waiter | Waiter, Restaurant Waiter | Bartender
cashier | Cashier, Weekend Cashier | Bank Teller, Shop Attendant
receptionist | Receptionist, Night Receptionist, Front Office Agent | Guest Relations Officer
tailor | Tailor, Fundi Cherehani | Sewing Machine Operator
mechanic | Motor Vehicle Mechanic | Mechanical Fitter
software engineer | Software Developer, Senior Backend Engineer, Software Engineering Intern | Junior Web Developer, Software Tester, Data Engineer
data analyst | Data Analyst, Junior Data Analyst | Data Engineer
pharmacist | Pharmaceutical Technologist, Senior Pharmaceutical Technologist |
house help | House Help, Mfanyakazi wa Nyumbani | Cleaner, Caregiver
farm worker | General Farm Worker, Mfanyakazi wa Shamba | Packhouse Worker, Gardener
storekeeper | Storekeeper | Warehouse Assistant, Warehouse Manager
mason | Mason, Mwashi | Construction Worker
sales executive | Sales Executive | Field Sales Representative, Agro Sales Representative, Regional Sales Manager, Head of Sales
graphic designer | Graphic Designer |`,
  },
  {
    kind: 'occupation in Kiswahili',
    lines: `
dereva | Heavy Commercial Driver, Lorry Driver, Delivery Driver, Bus Driver, Dereva* | Motorbike Rider, Mwendesha Boda Boda, Tractor Operator
dereva wa lori | Heavy Commercial Driver, Lorry Driver, Dereva wa Lori | Delivery Driver, Bus Driver
muuguzi | Registered Nurse, Enrolled Community Health Nurse, Weekend Nurse, Nurse in Charge | Caregiver, Clinical Officer
mhasibu | Accountant | Accounts Assistant, Finance Manager, Head of Finance, Internal Auditor, Audit Trainee
mwalimu | Primary School Teacher, Early Years Teacher, Biology and Chemistry Teacher, Mathematics and Physics Teacher, English and Kiswahili Teacher, Computer Studies Teacher, Adult Literacy Teacher, Head Teacher | Teaching Assistant, Teaching Practice Intern, Online Tutor, Vocational Trainer
fundi wa stima | Electrician, Maintenance Electrician, Apprentice Electrician, Fundi wa Stima | Senior Electrical Technician, Solar Technician
fundi bomba | Plumber | Plumbing Assistant
mlinzi | Security Guard, Night Guard, Mlinzi | Security Supervisor, CCTV Operator
mpishi | Cook, Mpishi | Commis Chef, Chef de Partie, Head Chef, Kitchen Trainee
mhudumu wa hoteli | Waiter, Restaurant Waiter, Room Attendant | Bartender
mshonaji | Tailor, Fundi Cherehani | Sewing Machine Operator
fundi wa magari | Motor Vehicle Mechanic | Mechanical Fitter
mfanyakazi wa nyumbani | House Help, Mfanyakazi wa Nyumbani | Cleaner, Caregiver
mfanyakazi wa shamba | General Farm Worker, Mfanyakazi wa Shamba | Packhouse Worker, Gardener
fundi seremala | Carpenter |
mwashi | Mason, Mwashi | Construction Worker
msafishaji | Cleaner, Msafishaji | Laundry Attendant, Room Attendant, House Help
msusi | Hairdresser |
karani wa duka | Shop Attendant, Cashier | Weekend Cashier`,
  },
  {
    kind: 'Sheng and everyday words',
    lines: `
dere | Heavy Commercial Driver, Lorry Driver, Delivery Driver, Bus Driver, Dereva* | Motorbike Rider, Mwendesha Boda Boda, Tractor Operator
ticha | Primary School Teacher, Early Years Teacher, Biology and Chemistry Teacher, Mathematics and Physics Teacher, English and Kiswahili Teacher, Computer Studies Teacher, Adult Literacy Teacher, Head Teacher | Teaching Assistant, Teaching Practice Intern, Online Tutor, Vocational Trainer
soja | Security Guard, Night Guard, Mlinzi | Security Supervisor, CCTV Operator
mtu wa nduthi | Mwendesha Boda Boda | Motorbike Rider
boda boda | Mwendesha Boda Boda | Motorbike Rider
mama fua | Laundry Attendant, Cleaner, Msafishaji | House Help, Mfanyakazi wa Nyumbani
mboch | House Help, Mfanyakazi wa Nyumbani | Cleaner, Caregiver
makanika | Motor Vehicle Mechanic | Mechanical Fitter
kazi ya mjengo | Construction Worker, Mason, Mwashi | Painter, Carpenter, Site Supervisor
kazi ya jikoni | Cook, Mpishi, Commis Chef, Kitchen Trainee | Chef de Partie, Head Chef
kazi ya udereva | Heavy Commercial Driver, Lorry Driver, Delivery Driver, Bus Driver, Dereva* | Motorbike Rider, Mwendesha Boda Boda
kazi ya ualimu | Primary School Teacher, Early Years Teacher, Biology and Chemistry Teacher, Mathematics and Physics Teacher, English and Kiswahili Teacher, Computer Studies Teacher, Adult Literacy Teacher, Head Teacher | Teaching Assistant, Teaching Practice Intern, Online Tutor, Vocational Trainer
house girl | House Help, Mfanyakazi wa Nyumbani | Cleaner, Caregiver
watchman | Security Guard, Night Guard, Mlinzi | Security Supervisor, CCTV Operator`,
  },
  {
    kind: 'field and abbreviation',
    lines: `
IT | IT Support Technician, Software Developer, Systems Administrator, Network Engineer, Data Engineer, Senior Backend Engineer, Junior Web Developer, Software Tester, Software Engineering Intern | Data Analyst, Junior Data Analyst, Data Annotator
ICT | IT Support Technician, Software Developer, Systems Administrator, Network Engineer, Data Engineer, Senior Backend Engineer, Junior Web Developer, Software Tester, Software Engineering Intern | Data Analyst, Junior Data Analyst, Data Annotator
HR | HR Assistant, HR Manager, Human Resources Officer | Training Officer
human resource | HR Assistant, HR Manager, Human Resources Officer | Training Officer
m&e | Monitoring and Evaluation Officer | Programme Officer
cpa | Accountant, Internal Auditor, Finance Manager, Accounts Assistant, Head of Finance | Audit Trainee, Credit Analyst
sales | Sales Executive, Field Sales Representative, Agro Sales Representative, Regional Sales Manager, Head of Sales | Merchandiser, Digital Marketing Officer, Marketing Intern, Marketing Manager, Insurance Agent, Shop Attendant, Cashier, Weekend Cashier
marketing | Digital Marketing Officer, Marketing Intern, Marketing Manager | Sales Executive, Merchandiser, Field Sales Representative, Agro Sales Representative, Regional Sales Manager, Head of Sales
customer care | Customer Support Agent, Call Centre Agent, Customer Service Supervisor | Guest Relations Officer
kilimo | General Farm Worker, Mfanyakazi wa Shamba, Agronomist, Agricultural Extension Officer, Farm Manager, Greenhouse Supervisor, Agronomy Intern, Irrigation Technician, Agro Sales Representative | Packhouse Worker, Field Officer, Tractor Operator, Livestock Production Officer, Animal Health Assistant, Milk Clerk, Beekeeper
afya | Registered Nurse, Enrolled Community Health Nurse, Weekend Nurse, Nurse in Charge, Clinical Officer, Senior Clinical Officer, Locum Clinical Officer, Medical Doctor, Medical Laboratory Technologist, Pharmaceutical Technologist, Senior Pharmaceutical Technologist, Physiotherapist, Nutritionist, Optometrist | Caregiver, Health Records Officer, Laboratory Attachment, Animal Health Assistant
lab technician | Medical Laboratory Technologist | Laboratory Attachment`,
  },
  {
    kind: 'misspelt',
    lines: `
acountant | Accountant | Accounts Assistant, Finance Manager, Head of Finance, Internal Auditor, Audit Trainee
drvier | Heavy Commercial Driver, Lorry Driver, Delivery Driver, Bus Driver, Dereva* | Motorbike Rider, Mwendesha Boda Boda, Tractor Operator
software enginer | Software Developer, Senior Backend Engineer, Software Engineering Intern | Junior Web Developer, Software Tester, Data Engineer
electrican | Electrician, Maintenance Electrician, Apprentice Electrician, Fundi wa Stima | Senior Electrical Technician, Solar Technician
receptionst | Receptionist, Night Receptionist, Front Office Agent | Guest Relations Officer
nursse | Registered Nurse, Enrolled Community Health Nurse, Weekend Nurse, Nurse in Charge | Caregiver, Clinical Officer
techer | Primary School Teacher, Early Years Teacher, Biology and Chemistry Teacher, Mathematics and Physics Teacher, English and Kiswahili Teacher, Computer Studies Teacher, Adult Literacy Teacher, Head Teacher | Teaching Assistant, Teaching Practice Intern, Online Tutor, Vocational Trainer
securty guard | Security Guard, Night Guard, Mlinzi | Security Supervisor, CCTV Operator
mwalimo | Primary School Teacher, Early Years Teacher, Biology and Chemistry Teacher, Mathematics and Physics Teacher, English and Kiswahili Teacher, Computer Studies Teacher, Adult Literacy Teacher, Head Teacher | Teaching Assistant, Teaching Practice Intern, Online Tutor, Vocational Trainer
casheer | Cashier, Weekend Cashier | Bank Teller, Shop Attendant
pharmasist | Pharmaceutical Technologist, Senior Pharmaceutical Technologist |
wleder | Welder and Fabricator, Junior Welder | Workshop Foreman
plummer | Plumber | Plumbing Assistant`,
  },
  {
    kind: 'with a place or a wish',
    lines: `
nurse jobs in nairobi | Registered Nurse, Nurse in Charge | Caregiver, Clinical Officer | Nairobi
dereva mombasa | Heavy Commercial Driver, Delivery Driver | | Mombasa
accountant nairobi | Accountant | Accounts Assistant, Internal Auditor, Head of Finance, Audit Trainee | Nairobi
teaching jobs eldoret | Primary School Teacher, Mathematics and Physics Teacher, English and Kiswahili Teacher, Head Teacher | | Eldoret
mlinzi kitengela | Mlinzi | | Kitengela
waiter nakuru | Waiter | | Nakuru
work from home | Software Developer, Customer Support Agent, Data Analyst, Junior Data Analyst, Senior Backend Engineer, Virtual Assistant, Online Tutor, Data Entry Clerk, Content Creator, Learning Designer, Digital Marketing Officer, Marketing Manager, Head of Product, Data Engineer, Data Annotator, Software Tester, Graphic Designer, Underwriting Officer | | Remote
remote software developer | Software Developer, Senior Backend Engineer | Software Tester, Data Engineer | Remote
internship | Software Engineering Intern, Marketing Intern, Agronomy Intern, Teaching Practice Intern, Laboratory Attachment, Administration Attachment, Audit Trainee, Kitchen Trainee | Apprentice Electrician
attachment | Software Engineering Intern, Marketing Intern, Agronomy Intern, Teaching Practice Intern, Laboratory Attachment, Administration Attachment, Audit Trainee, Kitchen Trainee | Apprentice Electrician`,
  },
  {
    kind: 'skill',
    lines: `
welding | Welder and Fabricator, Junior Welder | Workshop Foreman, Mechanical Fitter
kushona | Tailor, Fundi Cherehani, Sewing Machine Operator |
kupika | Cook, Mpishi, Commis Chef, Chef de Partie, Head Chef, Kitchen Trainee |
bookkeeping | Accounts Assistant, Accountant | Finance Manager
forklift | Forklift Operator | Warehouse Assistant
m-pesa | M-Pesa Agent | Cashier, Shop Attendant, Weekend Cashier
sql | Data Analyst, Data Engineer, Junior Data Analyst |`,
  },
];
