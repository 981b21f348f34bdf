/** Offices: administration, people, projects, management. */
export const office = `
Receptionist | office
  en: front office receptionist general, office receptionist, reception clerk, hospital receptionist, clinic receptionist, receptionist secretary, telephone operator, switchboard operator, receptionist cum secretary, receptionist and admin assistant, school receptionist, dental receptionist, receptionist administrator, corporate receptionist, telephonist, medical receptionist, receptionist cashier, salon receptionist, visitor desk officer
  sw: mpokea wageni, mapokezi, mpokezi
  skills: Reception, Telephone Etiquette, Customer Service, Switchboard Operation, Record Keeping, Microsoft Office
  near: Office Administrator 65, Secretary 75, Office Assistant 55
Secretary | office
  en: executive secretary, office secretary, school secretary, legal secretary, typist, copy typist, shorthand typist, senior secretary, medical secretary, secretarial assistant, sacco secretary, parish secretary
  sw: katibu, katibu muhtasi, mwandishi mhazili, karani muhtasi, mpiga taipu
  skills: Secretarial Work, Typing, Minute Taking, Correspondence, Filing, Calendar Management, Microsoft Word
  near: Personal Assistant 85, Office Administrator 80, Records Officer 50
Personal Assistant | office | 1
  en: executive assistant, pa to ceo, personal assistant to ceo, pa to the director, personal assistant to director, executive personal assistant, management assistant, executive assistant to ceo, assistant to the director, assistant to the managing director, executive office administrator, chief of staff
  sw: msaidizi wa kibinafsi, msaidizi binafsi
  abbr: =PA
  skills: Executive Assistance, Calendar Management, Travel Booking, Minute Taking, Correspondence, Confidentiality
  near: Office Administrator 70, Virtual Assistant 65
Office Administrator | office
  en: administrative assistant, admin assistant, administrator, administration assistant, administration officer, administrative officer, office admin, admin officer, office manager, administration manager, admin intern, administrative intern, admin clerk, administration intern, office administration assistant, administrative associate, admin executive, office coordinator, admin manager, operations and admin assistant, administrative secretary, administrative coordinator, admin coordinator, office clerk, office intern, general clerk, clerk, clerical officer, office management intern, school administrator assistant, general office assistant administrator, clinic administrator, administration executive, logistics and admin assistant, administrative manager, branch administrator, front office administrator, admin and finance assistant, finance and admin assistant, administration clerk, operations assistant
  sw: karani, karani wa ofisi, msimamizi wa ofisi, afisa utawala, msaidizi wa ofisi utawala
  skills: Office Administration, Filing, Record Keeping, Correspondence, Microsoft Office, Minute Taking, Stationery Management
  near: Office Assistant 60, Data Entry Clerk 60, Records Officer 60, HR Assistant 55, Receptionist 65, Operations Officer 55, Customer Service Representative 40
Office Assistant | office
  en: office messenger assistant, tea girl, office attendant, ?support staff, general office assistant, messenger cleaner, tea lady, office cleaner and messenger, office runner, office helper, tea server, office support staff, office boy, subordinate staff
  sw: msaidizi wa ofisi, mtu wa chai, tarishi wa ofisi
  skills: Office Errands, Filing, Photocopying and Scanning, Commercial Cleaning, Mail Handling
Virtual Assistant | office
  en: remote assistant, online assistant, remote executive assistant, remote administrative assistant, freelance virtual assistant, remote personal assistant, online virtual assistant, general virtual assistant
  sw: msaidizi wa mtandaoni
  skills: Virtual Assistance, Email Management, Calendar Management, Data Entry, Google Workspace, Online Research, Social Media
  near: Office Administrator 60, Customer Service Representative 50, Data Entry Clerk 60, Social Media Manager 40
Data Entry Clerk | office
  en: data entry officer, data clerk, data entry operator, data entry specialist, data capture clerk, data capturer, data entry assistant, data entry intern, data encoder, data officer, data assistant, computer operator, data capture officer, census data clerk, data management assistant, data entry, data entry agent, digitization clerk
  sw: karani wa data, mwingiza data
  skills: Data Entry, Typing, Microsoft Excel, Attention to Detail, Record Keeping, Data Cleaning
  near: Transcriber 55, Records Officer 60, Data Annotator 60, Enumerator 55
Transcriber | office
  en: transcriptionist, audio transcriber, online transcriber, medical transcriptionist, captioner, transcription editor, general transcriptionist
  sw: mnukuzi
  skills: Transcription, Typing, Proofreading, English, Active Listening
  near: Translator 50, Data Annotator 50, Online Writer 45
Data Annotator | technology
  en: data labeler, data labeller, data annotation specialist, ai trainer, annotation associate, ai data annotator, image annotator, data labelling associate, ai training associate, search engine evaluator, ads evaluator, ai tutor, content moderator, trust and safety agent, ai data trainer, data annotation analyst, annotation analyst, internet assessor, llm trainer, online rater, data collector ai, video annotation specialist, image annotation specialist, perception annotator, ai evaluator
  skills: Data Annotation, Content Moderation, Attention to Detail, Computer Literacy, Online Research
  near: Data Quality Officer 50
Data Quality Officer | technology | 1
  en: data quality analyst, data steward, data management officer, data manager, data management associate, data governance officer
  skills: Data Quality, Data Cleaning, Data Management, Microsoft Excel, SQL
  near: Data Analyst 65, Health Records Officer 45, M&E Officer 45
Records Officer | office | 1
  en: records clerk, records assistant, registry clerk, records management officer, filing clerk, records manager, archivist, archives assistant, records and archives officer, document controller, registry assistant, document control officer, records intern, archives officer, documentation clerk, document management officer, registry officer
  sw: mtunza kumbukumbu, afisa wa kumbukumbu, karani wa masijala
  skills: Records Management, Filing, Archiving, Document Control, Data Entry, Confidentiality
  near: Librarian 50, Health Records Officer 60
Librarian | office | 1
  en: library assistant, library attendant, assistant librarian, library intern, library officer, library technician, school librarian, information officer library
  sw: mkutubi, mtunza maktaba
  skills: Library Services, Record Keeping, Computer Literacy, Customer Service
HR Officer | office | 1
  en: human resource officer, hr generalist, hr business partner, human resource generalist, human resource business partner, people operations officer, hr executive, hr and admin officer, hr specialist, hr administrator, people and culture officer, human resource and administration officer, people operations associate, human resource executive, hr & administration officer, employee relations officer, hr consultant, industrial relations officer, people partner, human resource management officer, staff welfare officer, people officer
  sw: afisa wa rasilimali watu, afisa rasilimali watu, afisa wa wafanyakazi
  abbr: =HRBP
  skills: Human Resources, Recruitment, Labour Law, Employee Relations, Payroll, Performance Management, Leave Management
  near: HR Assistant 80, HR Manager 75, Recruiter 75, Office Administrator 45, Training Officer 50
HR Assistant | office
  en: human resource assistant, hr intern, human resource intern, hr clerk, hr associate, hr graduate trainee, hr and admin assistant, human resource clerk, time and attendance clerk, hr coordinator
  skills: Human Resources, Filing, Leave Management, Recruitment, Confidentiality, Microsoft Excel
  near: Recruiter 60
HR Manager | office | 3
  en: human resource manager, talent manager, head of human resources, head of hr, hr director, head of people, human resource and administration manager, hr and admin manager, people and culture manager, chief human resource officer, hr and administration manager, people manager, head of people and culture, chief people officer, group hr manager, hr lead
  sw: meneja wa rasilimali watu
  skills: Human Resources, Performance Management, Labour Law, Talent Management, Compensation and Benefits, Employee Relations
Recruiter | office | 1
  en: talent acquisition officer, recruitment officer, recruitment consultant, talent acquisition specialist, recruitment specialist, talent acquisition partner, sourcing specialist recruitment, talent sourcer, headhunter, recruitment coordinator, recruitment executive, talent acquisition manager, technical recruiter, recruitment assistant
  sw: afisa wa kuajiri
  skills: Recruitment, Interviewing, Job Description Writing, Onboarding, Online Research
Training Officer | office | 1
  en: training coordinator, learning and development officer, training manager, corporate trainer, training specialist, learning and development specialist, training assistant, learning and development manager, capacity building officer, call centre trainer, training and development officer, sales trainer, facilitator, learning and development coordinator, training facilitator, training associate, master trainer, head of training
  sw: mkufunzi, afisa wa mafunzo
  skills: Training Delivery, Training Coordination, Facilitation, Learning and Development, Presentation Skills, Coaching
  near: Learning Designer 60, TVET Trainer 55, Adult Education Teacher 50
Project Manager | office | 2
  en: project coordinator, project lead, project management officer, project director, project supervisor, technical project manager, project management specialist, it project manager, pmo analyst, scrum master, delivery manager, project manager it, head of project management, agile coach, pmo officer, project administrator
  sw: meneja wa mradi, msimamizi wa mradi, meneja wa miradi
  skills: Project Management, Project Planning, Stakeholder Management, Budgeting, Project Reporting, Project Risk Management
  near: Programme Officer 60, Programme Manager 70, Project Officer 75, Product Manager 50, Operations Manager 50
Project Officer | public-service | 1
  en: project assistant, project associate, project field officer, project intern, field project officer, project implementation officer, youth project officer
  sw: afisa wa mradi, afisa mradi
  skills: Project Management, Programme Implementation, Data Collection, Project Reporting, Community Mobilization, Report Writing
  near: Programme Officer 90, Community Development Officer 70, M&E Officer 60
Business Analyst | office | 1
  en: it business analyst, systems analyst, business process analyst, business systems analyst, functional analyst, business intelligence business analyst, process improvement officer, requirements analyst, functional consultant, strategy analyst, process analyst, business process officer, business analyst it
  abbr: ?BA
  skills: Business Analysis, Requirements Gathering, Business Process Mapping, Stakeholder Management, Data Analysis, SQL
  near: Product Manager 60, Data Analyst 55, ERP Consultant 65, Management Consultant 55
Management Consultant | office | 2
  en: ?consultant, business consultant, associate consultant, strategy consultant, strategy manager, strategy officer, advisory consultant, strategy and planning officer, strategy associate, consulting associate, transformation manager
  sw: mshauri wa biashara
  skills: Management Consulting, Strategic Planning, Financial Analysis, Presentation Skills, Process Improvement
Operations Officer | office | 1
  en: operations assistant manager, operations associate, operations executive, operations coordinator, operations supervisor, operations analyst, operations intern, operations clerk, back office officer, operations administrator, operations specialist, field operations officer, operations controller, operations team leader, shift manager, back office assistant, business operations associate, business support officer
  sw: afisa wa shughuli, afisa wa operesheni
  skills: Operations Management, Coordination, Record Keeping, Report Writing, Process Improvement
  near: Operations Manager 70, Logistics Coordinator 55, Office Administrator 50
Operations Manager | office | 3
  en: chief operating officer, head of operations, director of operations, business operations manager, operations director, country operations manager, operations lead, regional operations manager, area operations manager
  sw: meneja wa operesheni, meneja wa shughuli
  abbr: =COO
  skills: Operations Management, Team Supervision, Budgeting, Process Improvement, Performance Management, Strategic Planning
  near: General Manager 80, Facilities Manager 45
General Manager | office | 3
  en: managing director, chief executive officer, country director, executive director, branch general manager, company director, business manager, deputy general manager, business unit manager, regional director, country representative, chief executive, business head, managing partner
  sw: meneja mkuu, mkurugenzi mkuu, mkurugenzi mtendaji, mkurugenzi
  abbr: =CEO, =GM
  skills: Operations Management, Strategic Planning, Budgeting, Leadership, People Management, Corporate Governance
Facilities Manager | office | 2
  en: facilities officer, facilities coordinator, facilities supervisor, facilities assistant, estates officer, facilities technician, facilities management officer, building manager
  skills: Facilities Management, Preventive Maintenance, Supplier Management, Team Supervision, Workplace Safety, Budgeting
  near: Maintenance Supervisor 60, Cleaning Supervisor 50, Office Administrator 40
Company Secretary | office | 2
  en: corporate secretary, company secretary and legal officer, governance officer, board secretary, company secretarial assistant, head of legal and company secretary, company secretarial officer
  sw: katibu wa kampuni
  skills: Company Secretarial Work, Corporate Governance, Compliance, Minute Taking, Legal Drafting
  near: Legal Officer 70, Lawyer 55
Cyber Cafe Attendant | office
  en: cyber attendant, cyber attendant services, ecitizen agent, cyber operator, cyber cafe operator, cyber services attendant, printing and photocopy attendant, bureau attendant, huduma agent, cyber cafe manager, cyber assistant
  sw: mhudumu wa cyber, mfanyakazi wa cyber
  skills: Photocopying and Scanning, Business Registration, Typing, Computer Literacy, iTax, Customer Service
  near: Shop Attendant 50, Data Entry Clerk 55, Secretary 50, Printer 40
Graduate Trainee | office
  en: management trainee, graduate management trainee, trainee, young professional, graduate intern, graduate program, management graduate trainee, graduate trainee programme, leadership trainee, graduate programme trainee, graduate apprentice, young talent
  sw: mhitimu mwanafunzi, mfanyakazi wa mafunzo
  skills: Willingness to Learn, Microsoft Office, Report Writing, Teamwork
  near: Intern 80, Office Administrator 40
Intern | office
  en: ?internship, attache, industrial attachment, attachment student, industrial attachee, ?volunteer, attachee, industrial attache, general intern, undergraduate intern, student intern, volunteer intern, apprentice
  sw: mwanagenzi, mwanafunzi wa mafunzo ya kazi
  skills: Willingness to Learn, Teamwork, Microsoft Office
`;
