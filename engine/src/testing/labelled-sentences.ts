/** A sentence of a CV or an advert, and the skills a careful reader finds in it. */
interface LabelledSentence {
  readonly text: string;
  readonly skills: readonly string[];
}

/** Labelled by hand, the skills, if there are any, behind the bar. What the engine once got wrong, in these words or like them, stays here. */
const labelled = `
Four years as a plumber in Thika: PPR jointing, septic tanks and booster pumps. | Plumbing, PPR Pipe Jointing, Septic Tank Maintenance, Pump Maintenance
Nina uzoefu wa ufundi bomba na uchomeleaji kwa miaka mitatu. | Plumbing, Welding
Dereva wa lori mwenye leseni halali; nimefanya udereva miaka saba. | Truck Driving, Driving
Mama fua and part-time house help in Kawangware. | House Cleaning
Boda boda rider with a valid motorcycle licence and good knowledge of road safety. | Boda Boda Riding, Motorcycle Riding, Road Safety
Biashara ya mitumba, Gikomba market, since 2019. | Entrepreneurship, Mitumba Trading
M-Pesa attendant: cash handling, float management and customer care. | M-Pesa Agency, Cash Handling, Customer Service
Prepared VAT and PAYE returns on iTax, reconciled bank accounts and kept the petty cash. | VAT, Statutory Deductions, iTax, Bank Reconciliation, Petty Cash
CPA(K), QuickBooks, Sage and advanced Excel. | CPA, QuickBooks, Sage, Microsoft Excel
We offer medical insurance, a pension scheme and lunch.
You excel at meeting people and have access to a car.
Go the extra mile, react quickly, and keep your word.
Languages: C, C++, R and Go. | C, C++, R, Go
Backend services in Go, TypeScript on the front end, PostgreSQL underneath. | Backend Development, Go, TypeScript, Frontend Development, PostgreSQL
C#, .NET Core and SQL Server; some JavaScript. | C#, .NET, SQL Server, JavaScript
KCSE mean grade of C+ with at least C in English and D+ in physics.
Vitamin C tablets, hepatitis C screening, plan C.
Analysed survey data with SPSS, Stata and R. | SPSS, Stata, R
React developer with Node.js and MongoDB experience. | React, Node.js, MongoDB
Works well under pressure and is a team player with good communication skills. | Stress Management, Teamwork, Communication
Registered with the Nursing Council of Kenya; experience in triage, wound care and family planning. | Nursing Council Registration, Triage, Wound Care, Family Planning
KRCHN nurse, BLS certified, two years in ICU. | Nursing, Basic Life Support, Critical Care
The teaching hospital is next to the nursing home.
Clinical officer with DHIS2 and KenyaEMR skills. | Clinical Medicine, DHIS2, Electronic Health Records
TSC-registered teacher of mathematics and physics, TPAD up to date, CBC trained. | TSC Registration, Teaching, Mathematics, Physics, TPAD, Competency-Based Curriculum
ECDE teacher; lesson plans, schemes of work, remedial teaching. | Early Childhood Education, Lesson Planning, Schemes of Work, Remedial Teaching
Managed a dairy farm: milking, fodder, artificial insemination, farm records. | Dairy Farming, Milking, Fodder Production, Artificial Insemination, Farm Records
Ufugaji wa kuku na kilimo cha mboga. | Poultry Farming, Horticulture
Hass avocado growing and GlobalG.A.P. certification for export. | Avocado Farming, GlobalG.A.P.
Agrovet shop attendant, safe use of agrochemicals. | Agrovet, Agrochemical Safety
Clearing and forwarding at the port of Mombasa, SGR cargo and bills of lading. | Customs Clearance, Rail Operations, Bill of Lading
Storekeeper: stock taking, goods received notes, FIFO. | Store Keeping, Stock Taking, Receiving Goods, FIFO Stock Rotation
The key driver of growth is driving sales in new towns.
Matatu conductor on route 46. | Matatu Conducting
Barista and waitress; latte art, POS, upselling. | Barista, Waiting Tables, Point of Sale Systems, Upselling
Commis chef: pastry, menu planning and HACCP. | Food Production, Pastry, Menu Planning, HACCP
Night audit and reservations with Opera PMS. | Night Audit, Reservations, Opera PMS
No experience in welding, but I know carpentry and masonry. | Carpentry, Masonry
I have never used AutoCAD. I would like to learn Revit.
Photoshop, Illustrator and Canva for posters; videography at weddings. | Adobe Photoshop, Adobe Illustrator, Canva, Videography
Monitoring & evaluation officer: KoboToolbox, logframes, focus group discussions. | Monitoring and Evaluation, KoboToolbox, Logical Frameworks, Qualitative Research
Askari wa usiku, CCTV monitoring, visitor screening. | Security Guarding, CCTV Monitoring, Gate Control
Fluent in English, Kiswahili and French. | English, Kiswahili, French
He comes from Meru and went to school in Kisii.
MS Word, Excel, PowerPoint, Access and Outlook. | Microsoft Word, Microsoft Excel, Microsoft PowerPoint, Microsoft Access, Microsoft Outlook
The salary is paid by the 28th; the rest of the bonus in July.
Kinyozi and salonist: braiding, manicure, pedicure. | Barbering, Hairdressing, Braiding, Nail Care
Nursed a sick aunt and drove her to church every Sunday in spring.
You suture, drain, splint and do other minor surgery in a clean and well-lit room. | Minor Surgery
Experience in a bank, sacco or microfinance institution | SACCO Operations, Microfinance
Strong SQL and one of Python or R | SQL, Python, R
A certificate of good conduct and two referees
You count the fast movers every evening and leave the shop cleaner than you found it.
Late shifts end with a taxi home that we pay.
A lunch room, lockers, a nursing room, and a pension that we match.
The team washes nine tonnes a day.
Three years or more, with responsibility for budgets and people | Budgeting
Diploma in civil engineering or quantity surveying | Civil Engineering, Quantity Surveying
You suggest three quotations, compare them on price, and keep delivery notes. | Quotation Preparation
Taught mathematics and supervised four interns. | Teaching, Mathematics, Supervision
Seasoned Personal Assistant with strong diary management and MS Office. | Executive Assistance, Calendar Management, Microsoft Office
Responsible for opening accounts, KYC checks and cross-selling bancassurance. | Customer Onboarding, Anti-Money Laundering, Cross-Selling, Bancassurance
I sell smokies and boiled eggs and keep my own books.
Fundi wa nguo with own cherehani; school uniforms and kitenge dresses. | Tailoring
Installed solar panels and inverters for 40 homes in Kitui. | Solar Installation, Battery Maintenance
Worked as a cashier at Naivas, later promoted to branch supervisor. | Cash Handling, Supervision
Teaching Kiswahili and CRE to Form Two; class teacher; debate club patron. | Kiswahili Teaching, CRE, Teaching
Vaccinated 300 children under five during the polio campaign. | Immunization
Proficient in Python (pandas, NumPy), Power BI and Git. | Python, pandas, NumPy, Power BI, Git
Designed flyers in CorelDRAW and managed the Instagram page. | Poster Design, CorelDRAW, Instagram Marketing
Drove a 10-wheeler between Mombasa and Kampala for six years. | Truck Driving
Grew tomatoes and capsicum under greenhouse, sold at Wakulima market. | Tomato Farming, Capsicum Farming, Greenhouse Management
Handled 80 inbound calls a day and logged tickets in Zendesk. | Inbound Calls, Zendesk
Guard at a school: gate control, night patrol, occurrence book. | Security Guarding, Gate Control, Patrolling, Occurrence Book Entries
Prepared bank reconciliations, posted journals and assisted external auditors. | Bank Reconciliation
ICT support: Windows, printers, network cabling, CCTV. | Technical Support, Structured Cabling, CCTV Installation
Ran the front desk of a 60-room hotel; check-in, billing, complaints. | Front Office, Invoicing
Registered pharmtech, dispensing and stock control. | Pharmacy, Dispensing, Inventory Management
Strong work ethic, honest, fast learner, can work with minimal supervision. | Work Ethic, Integrity, Willingness to Learn, Self-Management
Led a team of five enumerators in Turkana using ODK. | Leadership, ODK
My hobbies are football, reading the word of God and travelling.
Dispatch rider needed; must own a motorbike and know Nairobi well. | Courier Services
Bachelor of Commerce (Finance option), Second Class Honours.
The successful candidate will report to the Head of Marketing.
`;

export const labelledSentences: readonly LabelledSentence[] = labelled
  .trim()
  .split('\n')
  .map((line) => {
    const [text = '', skills] = line.split(' | ');
    return { text, skills: skills?.split(', ') ?? [] };
  });
