/** Examined qualifications of offices, finance and technology. */
export const businessAndTechnology = `
CPA | qualification | finance | 6
  en: cpa k, certified public accountant, cpa qualified, cpa finalist, cpa holder, cpa part iii, fully qualified cpa, qualified accountant, cpa advanced level, qualified cpa, cpa part 3, cpa final, cpa iii, cpa section 6, cpa section 5, full cpa, certified public accountant of kenya, kasneb cpa, cpa kenya
  abbr: cpak
  proves: CPA, Accounting, Financial Reporting
  includes: CPA Part II
CPA Part II | qualification | finance | 4
  en: cpa part 2, cpa ii, cpa section 4, cpa section 3, cpa intermediate, cpa intermediate level, cpa level two, cpa 2, cpa part two, part ii cpa
  proves: Accounting, Bookkeeping
  includes: CPA Part I
CPA Part I | qualification | finance | 3
  en: cpa part 1, cpa i, cpa section 2, cpa section 1, cpa foundation, cpa foundation level, cpa level one, cpa 1, cpa part one, part i cpa
  proves: Accounting, Bookkeeping
  includes: KCSE
ACCA | qualification | finance | 6
  en: acca qualified, acca member, association of chartered certified accountants, acca finalist, acca part qualified, acca affiliate, chartered accountant, certified chartered accountant, acca level ii, acca professional level, cima, cima qualified
  proves: ACCA, Accounting, IFRS
ATD | qualification | finance | 3
  en: atd certificate, accounting technicians diploma, kasneb atd, katc, katc certificate, atd level i, atd level ii, atd finalist, atd final, atd 2, atc level ii, accounts technician certificate
  proves: KATC, Bookkeeping, Accounting
KASNEB | qualification | finance
  en: kasneb qualification, kasneb certificate, kasneb exams, kasneb professional qualification, kasneb diploma
CIFA | qualification | finance | 6
  en: certified investment and financial analyst, cifa finalist, cifa part ii, cifa qualified, cifa k, cifa section 6, cifa part iii
  proves: CIFA, Investment Analysis, Financial Analysis
=CCP | qualification | finance | 6
  en: certified credit professional, ccp finalist, ccp k
  proves: Credit Analysis, Credit Control
Certified Secretary | qualification | public-service | 6
  en: certified public secretary, cps k, cs k, cs finalist, cps finalist, cps part ii
  abbr: =CPS
  proves: Company Secretarial Work, Corporate Governance
Certified Information Technologist | qualification | technology | 6
  abbr: =CISSE, cict
  en: certified information communication technologists, certified information systems solutions expert, dict, diploma in information communication technology kasneb, cict finalist
  proves: Information Systems
CFA | qualification | finance
  en: chartered financial analyst, cfa level i, cfa level ii, cfa charterholder, cfa level 1, cfa candidate, cfa level iii, cfa level 2
  proves: CFA, Investment Analysis
=CIA | qualification | finance
  en: certified internal auditor
  proves: CIA, Internal Audit
CISA | qualification | technology
  en: certified information systems auditor, cisa certified, cisa certification
  proves: Systems Audit
CFE | qualification | finance
  en: certified fraud examiner, cfe certification
  proves: Fraud Detection, Forensic Audit
ACII | qualification | finance
  en: chartered insurance institute, associate of the chartered insurance institute, cii diploma, chartered insurer, cii certificate
  proves: ACII, Insurance
FRM | qualification | finance
  en: financial risk manager, certified risk analyst, irm diploma
  proves: Risk Management
KIB Qualification | qualification | finance
  en: kenya institute of bankers, akib, diploma in banking, kib diploma, associate of kenya institute of bankers, acib
  proves: Banking
Actuarial Exams | qualification | finance
  en: ifoa exams, institute and faculty of actuaries, actuarial professional exams, soa exams, fellow of the institute of actuaries, actuarial papers
  proves: Actuarial Science
CHRP | qualification | office
  en: certified human resource professional, chrp k, chrp certified, chrp finalist, certified human resource practitioner, chrm, chrp part ii, chrp section 6
  proves: CHRP, Human Resources
Higher Diploma in HR | qualification | office | 5
  en: higher diploma in human resource management, diploma in human resource management, diploma in human resources, postgraduate diploma in human resource management, diploma in hrm, higher national diploma in human resource management, hnd in hr, diploma in hr, degree in human resource management, bachelor's degree in human resource management
  proves: Human Resources
  includes: Diploma
CIPD | qualification | office
  en: cipd level 5, cipd qualification, cipd level 3, shrm cp, shrm certification, cipd level 7, phri
  proves: Human Resources
CIPS | qualification | logistics
  en: chartered institute of procurement and supply, cips level 4, cips diploma, mcips, cips level 5, cips certification, cips level 6, graduate diploma cips, cips member, cips qualified, cips qualification
  proves: Procurement, Supplier Management
CPSP | qualification | logistics
  en: certified procurement and supply professional, certified procurement and supply professional of kenya, cpsp k, apsk, cpsp finalist, associate in procurement and supply of kenya
  proves: Procurement, Public Procurement
Diploma in Supply Chain | qualification | logistics
  en: diploma in supplies management, diploma in purchasing and supplies, diploma in supply chain management, diploma in procurement, certificate in purchasing and supplies management, diploma in stores management, certificate in stores management, diploma in procurement and logistics, diploma in purchasing and supplies management, degree in supply chain management, certificate in storekeeping, degree in procurement, diploma in logistics, certificate in supply chain management, degree in purchasing and supplies, bachelor's degree in supply chain management, bachelor's degree in procurement
  proves: Procurement, Inventory Management
  includes: Certificate
Diploma in Clearing and Forwarding | qualification | logistics
  en: certificate in clearing and forwarding, eacffpc, east africa customs and freight forwarding practising certificate, eacffpc certificate, diploma in freight forwarding, diploma in shipping, diploma in customs, fiata diploma, east africa customs freight forwarding practicing certificate
  proves: Customs Clearance, Freight Forwarding
  includes: Certificate
PMP | qualification | office
  en: project management professional, pmp certification, pmp certified, pmp certificate, capm, pmi certification, pmi pmp
  proves: PMP, Project Management
PRINCE2 | qualification | office
  en: prince2 practitioner, prince2 foundation, prince 2 certified, prince2 certification, prince 2, prince2 certified, pmd pro, project dpro
  proves: PRINCE2, Project Management
Certified Scrum Master | qualification | office
  en: csm certification, professional scrum master, psm i, csm certified, certified scrum product owner, cspo, scrum certification, scrum master certification, psm
  proves: Scrum, Agile Project Management
Diploma in Project Management | qualification | office
  en: certificate in project management, diploma in monitoring and evaluation, certificate in monitoring and evaluation, degree in project management, postgraduate diploma in project management, project management certificate
  proves: Project Management
Six Sigma Belt | qualification | office
  en: lean six sigma green belt, six sigma green belt, six sigma black belt, lean six sigma certified, six sigma yellow belt, yellow belt
  proves: Six Sigma
ISO Lead Auditor | qualification | office
  en: iso 9001 lead auditor, iso lead auditor certification, qms auditor, internal qms auditor, iso 45001 lead auditor, iso 27001 lead auditor, iso 22000 lead auditor, iso 27001 lead implementer, iso 9001 internal auditor
  proves: Quality Management
Diploma in Secretarial Studies | qualification | office
  en: certificate in secretarial studies, secretarial certificate, diploma in secretarial, business education single and group certificates, group certificate, diploma in office administration, certificate in office administration, certificate in front office, diploma in front office, certificate in front office operations, certificate in secretarial, diploma in office management, front office certificate
  proves: Secretarial Work, Office Administration
  includes: Certificate
Diploma in Business | qualification | office
  en: diploma in business administration, diploma in business management, certificate in business administration, certificate in business management, degree in business administration, degree in commerce, diploma in sales and marketing, diploma in marketing, degree in marketing, certificate in sales and marketing, business degree, diploma in a business related field, business related course, diploma in business related field, bachelor's degree in business administration, bachelor's degree in marketing, degree in a business related field, bachelor's degree in commerce, certificate in marketing
  proves: Business Administration
  includes: Certificate
Diploma in Accounting | qualification | finance
  en: diploma in accountancy, degree in accounting, bcom accounting, bcom finance, diploma in accounts, certificate in accounting, bachelor of commerce accounting, bachelor's degree in accounting, degree in finance, finance degree, accounting degree, diploma in finance, bcom accounting option, degree in accounting or finance, bachelor's degree in finance, bachelor of commerce finance, bachelor's degree in accounting or finance, bachelor of commerce degree
  proves: Accounting
  includes: Certificate
Diploma in IT | qualification | technology
  en: diploma in information technology, diploma in computer science, diploma in ict, degree in computer science, bsc computer science, degree in information technology, bachelor of science in computer science, bsc information technology, it degree, degree in software engineering, certificate in ict, bachelor's degree in computer science, computer science degree, bbit degree, bachelor of information technology, diploma in information communication technology, bachelor's degree in information technology, bsc software engineering, diploma in software engineering, degree in it, bsc it, bachelor of computer science, degree in ict, bachelor's in computer science
  proves: Computer Science, Information Technology
  includes: Certificate
Coding Bootcamp | certificate | technology
  en: moringa school, moringa school certificate, alx software engineering, alx africa, software development bootcamp, bootcamp graduate, bootcamp certificate, alx graduate, power learn project, zindua school, alx certificate, coding bootcamp certificate
  proves: Software Development
CCNA | qualification | technology
  en: cisco certified network associate, ccna certification, ccna certified, ccna routing and switching, cisco ccna, ccna 1, ccna certificate, ccna security
  proves: Networking, Cisco, Routing and Switching
CCNP | qualification | technology
  en: cisco certified network professional, ccnp certification, ccnp enterprise, ccie, ccnp certified, ccnp security
  proves: Networking, Cisco, Routing and Switching
  includes: CCNA
MTCNA | qualification | technology
  en: mikrotik certified network associate, mikrotik certified, mtcre, mikrotik certification
  proves: MikroTik, Networking
CompTIA A+ | qualification | technology
  en: comptia a plus, a+ certification, a+ certified, comptia itf, comptia a+ certified
  proves: CompTIA A+, Hardware Troubleshooting
CompTIA Network+ | qualification | technology
  en: network+, n+ certification, comptia n+, network plus, comptia network plus, n+ certified
  proves: Networking
CompTIA Security+ | qualification | technology
  en: security+, comptia security plus, security plus certification, security+ certified, comptia cysa+
  proves: CompTIA Security+, Cybersecurity
Microsoft Certification | qualification | technology
  en: mcse, mcsa, microsoft certified, microsoft azure fundamentals, az 900, azure administrator associate, microsoft certified professional, mcsd, microsoft certified solutions expert, az 104, microsoft certified solutions associate, pl 300
  proves: Windows Administration
AWS Certification | qualification | technology
  en: aws certified, aws certified solutions architect, aws cloud practitioner, aws certified cloud practitioner, aws certified developer, aws solutions architect associate, aws certificate
  proves: Amazon Web Services, Cloud Computing
Google Certificate | certificate | technology
  en: google data analytics certificate, google it support certificate, google digital skills, google career certificate, google ads certification, google digital marketing certificate, google analytics certification, google certified, hubspot certification, google data analytics professional certificate, google digital skills for africa, meta certified digital marketing associate, google ux design certificate, google project management certificate
CEH | qualification | technology
  en: certified ethical hacker, ceh certification, oscp, offensive security certified professional, ceh certified, ejpt, chfi
  proves: Penetration Testing, Cybersecurity
CISSP | qualification | technology
  en: certified information systems security professional, cism, certified information security manager, crisc, cissp certified, cissp certification
  proves: CISSP, Information Security
ITIL Certification | qualification | technology
  en: itil foundation, itil certified, itil v4, itil v3, itil 4 foundation, itil v4 foundation, itil 4
  proves: ITIL
Oracle Certification | qualification | technology
  en: oracle certified professional, oracle certified associate, ocp oracle, oca oracle, oracle dba certification
  proves: Oracle Database
Red Hat Certification | qualification | technology
  en: rhcsa, rhce, red hat certified, lpic 1, linux certification, red hat certified engineer, cka, certified kubernetes administrator
  proves: Linux, System Administration
`;
