/** A sentence of a CV or an advert, and the skills a careful reader finds in it. */
export interface LabelledSentence {
  readonly text: string;
  readonly skills: readonly string[];
}

/** Labelled by hand. What the engine once got wrong, in these words or like them, stays here. */
export const labelledSentences: readonly LabelledSentence[] = [
  {
    text: 'Four years as a plumber in Thika: PPR jointing, septic tanks and booster pumps.',
    skills: ['Plumbing', 'PPR Pipe Jointing', 'Septic Tank Maintenance', 'Pump Maintenance'],
  },
  { text: 'Nina uzoefu wa ufundi bomba na uchomeleaji kwa miaka mitatu.', skills: ['Plumbing', 'Welding'] },
  { text: 'Dereva wa lori mwenye leseni halali; nimefanya udereva miaka saba.', skills: ['Truck Driving', 'Driving'] },
  { text: 'Mama fua and part-time house help in Kawangware.', skills: ['House Cleaning'] },
  {
    text: 'Boda boda rider with a valid motorcycle licence and good knowledge of road safety.',
    skills: ['Boda Boda Riding', 'Motorcycle Riding', 'Road Safety'],
  },
  { text: 'Biashara ya mitumba, Gikomba market, since 2019.', skills: ['Entrepreneurship', 'Mitumba Trading'] },
  {
    text: 'M-Pesa attendant: cash handling, float management and customer care.',
    skills: ['M-Pesa Agency', 'Cash Handling', 'Customer Service'],
  },
  {
    text: 'Prepared VAT and PAYE returns on iTax, reconciled bank accounts and kept the petty cash.',
    skills: ['VAT', 'Statutory Deductions', 'iTax', 'Bank Reconciliation', 'Petty Cash'],
  },
  { text: 'CPA(K), QuickBooks, Sage and advanced Excel.', skills: ['CPA', 'QuickBooks', 'Sage', 'Microsoft Excel'] },
  { text: 'We offer medical insurance, a pension scheme and lunch.', skills: [] },
  { text: 'You excel at meeting people and have access to a car.', skills: [] },
  { text: 'Go the extra mile, react quickly, and keep your word.', skills: [] },
  { text: 'Languages: C, C++, R and Go.', skills: ['C', 'C++', 'R', 'Go'] },
  {
    text: 'Backend services in Go, TypeScript on the front end, PostgreSQL underneath.',
    skills: ['Backend Development', 'Go', 'TypeScript', 'Frontend Development', 'PostgreSQL'],
  },
  { text: 'C#, .NET Core and SQL Server; some JavaScript.', skills: ['C#', '.NET', 'SQL Server', 'JavaScript'] },
  { text: 'KCSE mean grade of C+ with at least C in English and D+ in physics.', skills: [] },
  { text: 'Vitamin C tablets, hepatitis C screening, plan C.', skills: [] },
  { text: 'Analysed survey data with SPSS, Stata and R.', skills: ['SPSS', 'Stata', 'R'] },
  { text: 'React developer with Node.js and MongoDB experience.', skills: ['React', 'Node.js', 'MongoDB'] },
  {
    text: 'Works well under pressure and is a team player with good communication skills.',
    skills: ['Stress Management', 'Teamwork', 'Communication'],
  },
  {
    text: 'Registered with the Nursing Council of Kenya; experience in triage, wound care and family planning.',
    skills: ['Nursing Council Registration', 'Triage', 'Wound Care', 'Family Planning'],
  },
  { text: 'KRCHN nurse, BLS certified, two years in ICU.', skills: ['Nursing', 'Basic Life Support', 'Critical Care'] },
  { text: 'The teaching hospital is next to the nursing home.', skills: [] },
  {
    text: 'Clinical officer with DHIS2 and KenyaEMR skills.',
    skills: ['Clinical Medicine', 'DHIS2', 'Electronic Health Records'],
  },
  {
    text: 'TSC-registered teacher of mathematics and physics, TPAD up to date, CBC trained.',
    skills: ['TSC Registration', 'Teaching', 'Mathematics', 'Physics', 'TPAD', 'Competency-Based Curriculum'],
  },
  {
    text: 'ECDE teacher; lesson plans, schemes of work, remedial teaching.',
    skills: ['Early Childhood Education', 'Lesson Planning', 'Schemes of Work', 'Remedial Teaching'],
  },
  {
    text: 'Managed a dairy farm: milking, fodder, artificial insemination, farm records.',
    skills: ['Dairy Farming', 'Milking', 'Fodder Production', 'Artificial Insemination', 'Farm Records'],
  },
  { text: 'Ufugaji wa kuku na kilimo cha mboga.', skills: ['Poultry Farming', 'Horticulture'] },
  {
    text: 'Hass avocado growing and GlobalG.A.P. certification for export.',
    skills: ['Avocado Farming', 'GlobalG.A.P.'],
  },
  { text: 'Agrovet shop attendant, safe use of agrochemicals.', skills: ['Agrovet', 'Agrochemical Safety'] },
  {
    text: 'Clearing and forwarding at the port of Mombasa, SGR cargo and bills of lading.',
    skills: ['Customs Clearance', 'Rail Operations', 'Bill of Lading'],
  },
  {
    text: 'Storekeeper: stock taking, goods received notes, FIFO.',
    skills: ['Store Keeping', 'Stock Taking', 'Receiving Goods', 'FIFO Stock Rotation'],
  },
  { text: 'The key driver of growth is driving sales in new towns.', skills: [] },
  { text: 'Matatu conductor on route 46.', skills: ['Matatu Conducting'] },
  {
    text: 'Barista and waitress; latte art, POS, upselling.',
    skills: ['Barista', 'Waiting Tables', 'Point of Sale Systems', 'Upselling'],
  },
  {
    text: 'Commis chef: pastry, menu planning and HACCP.',
    skills: ['Food Production', 'Pastry', 'Menu Planning', 'HACCP'],
  },
  { text: 'Night audit and reservations with Opera PMS.', skills: ['Night Audit', 'Reservations', 'Opera PMS'] },
  { text: 'No experience in welding, but I know carpentry and masonry.', skills: ['Carpentry', 'Masonry'] },
  { text: 'I have never used AutoCAD. I would like to learn Revit.', skills: [] },
  {
    text: 'Photoshop, Illustrator and Canva for posters; videography at weddings.',
    skills: ['Adobe Photoshop', 'Adobe Illustrator', 'Canva', 'Videography'],
  },
  {
    text: 'Monitoring & evaluation officer: KoboToolbox, logframes, focus group discussions.',
    skills: ['Monitoring and Evaluation', 'KoboToolbox', 'Logical Frameworks', 'Qualitative Research'],
  },
  {
    text: 'Askari wa usiku, CCTV monitoring, visitor screening.',
    skills: ['Security Guarding', 'CCTV Monitoring', 'Gate Control'],
  },
  { text: 'Fluent in English, Kiswahili and French.', skills: ['English', 'Kiswahili', 'French'] },
  { text: 'He comes from Meru and went to school in Kisii.', skills: [] },
  {
    text: 'MS Word, Excel, PowerPoint, Access and Outlook.',
    skills: ['Microsoft Word', 'Microsoft Excel', 'Microsoft PowerPoint', 'Microsoft Access', 'Microsoft Outlook'],
  },
  { text: 'The salary is paid by the 28th; the rest of the bonus in July.', skills: [] },
  {
    text: 'Kinyozi and salonist: braiding, manicure, pedicure.',
    skills: ['Barbering', 'Hairdressing', 'Braiding', 'Nail Care'],
  },
  { text: 'Nursed a sick aunt and drove her to church every Sunday in spring.', skills: [] },
  {
    text: 'You suture, drain, splint and do other minor surgery in a clean and well-lit room.',
    skills: ['Minor Surgery'],
  },
  { text: 'Experience in a bank, sacco or microfinance institution', skills: ['SACCO Operations', 'Microfinance'] },
  { text: 'Strong SQL and one of Python or R', skills: ['SQL', 'Python', 'R'] },
  { text: 'A certificate of good conduct and two referees', skills: [] },
  { text: 'You count the fast movers every evening and leave the shop cleaner than you found it.', skills: [] },
  { text: 'Late shifts end with a taxi home that we pay.', skills: [] },
  { text: 'A lunch room, lockers, a nursing room, and a pension that we match.', skills: [] },
  { text: 'The team washes nine tonnes a day.', skills: [] },
  { text: 'Three years or more, with responsibility for budgets and people', skills: ['Budgeting'] },
  { text: 'Diploma in civil engineering or quantity surveying', skills: ['Civil Engineering', 'Quantity Surveying'] },
  {
    text: 'You suggest three quotations, compare them on price, and keep delivery notes.',
    skills: ['Quotation Preparation'],
  },
  { text: 'Taught mathematics and supervised four interns.', skills: ['Teaching', 'Mathematics', 'Supervision'] },
  {
    text: 'Seasoned Personal Assistant with strong diary management and MS Office.',
    skills: ['Executive Assistance', 'Calendar Management', 'Microsoft Office'],
  },
  {
    text: 'Responsible for opening accounts, KYC checks and cross-selling bancassurance.',
    skills: ['Customer Onboarding', 'Anti-Money Laundering', 'Cross-Selling', 'Bancassurance'],
  },
  { text: 'I sell smokies and boiled eggs and keep my own books.', skills: [] },
  { text: 'Fundi wa nguo with own cherehani; school uniforms and kitenge dresses.', skills: ['Tailoring'] },
  {
    text: 'Installed solar panels and inverters for 40 homes in Kitui.',
    skills: ['Solar Installation', 'Battery Maintenance'],
  },
  {
    text: 'Worked as a cashier at Naivas, later promoted to branch supervisor.',
    skills: ['Cash Handling', 'Supervision'],
  },
  {
    text: 'Teaching Kiswahili and CRE to Form Two; class teacher; debate club patron.',
    skills: ['Kiswahili Teaching', 'CRE', 'Teaching'],
  },
  { text: 'Vaccinated 300 children under five during the polio campaign.', skills: ['Immunization'] },
  {
    text: 'Proficient in Python (pandas, NumPy), Power BI and Git.',
    skills: ['Python', 'pandas', 'NumPy', 'Power BI', 'Git'],
  },
  {
    text: 'Designed flyers in CorelDRAW and managed the Instagram page.',
    skills: ['Poster Design', 'CorelDRAW', 'Instagram Marketing'],
  },
  { text: 'Drove a 10-wheeler between Mombasa and Kampala for six years.', skills: ['Truck Driving'] },
  {
    text: 'Grew tomatoes and capsicum under greenhouse, sold at Wakulima market.',
    skills: ['Tomato Farming', 'Capsicum Farming', 'Greenhouse Management'],
  },
  { text: 'Handled 80 inbound calls a day and logged tickets in Zendesk.', skills: ['Inbound Calls', 'Zendesk'] },
  {
    text: 'Guard at a school: gate control, night patrol, occurrence book.',
    skills: ['Security Guarding', 'Gate Control', 'Patrolling', 'Occurrence Book Entries'],
  },
  {
    text: 'Prepared bank reconciliations, posted journals and assisted external auditors.',
    skills: ['Bank Reconciliation'],
  },
  {
    text: 'ICT support: Windows, printers, network cabling, CCTV.',
    skills: ['Technical Support', 'Structured Cabling', 'CCTV Installation'],
  },
  {
    text: 'Ran the front desk of a 60-room hotel; check-in, billing, complaints.',
    skills: ['Front Office', 'Invoicing'],
  },
  {
    text: 'Registered pharmtech, dispensing and stock control.',
    skills: ['Pharmacy', 'Dispensing', 'Inventory Management'],
  },
  {
    text: 'Strong work ethic, honest, fast learner, can work with minimal supervision.',
    skills: ['Work Ethic', 'Integrity', 'Willingness to Learn', 'Self-Management'],
  },
  {
    text: 'Led a team of five enumerators in Turkana using ODK.',
    skills: ['Leadership', 'ODK'],
  },
  { text: 'My hobbies are football, reading the word of God and travelling.', skills: [] },
  { text: 'Dispatch rider needed; must own a motorbike and know Nairobi well.', skills: ['Courier Services'] },
  { text: 'Bachelor of Commerce (Finance option), Second Class Honours.', skills: [] },
  { text: 'The successful candidate will report to the Head of Marketing.', skills: [] },
];
