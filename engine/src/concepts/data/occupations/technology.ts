/** Software, data, networks, support. */
export const technology = `
Software Developer | technology | 1
  en: software engineer, programmer, application developer, software programmer, coder, ?developer, software development engineer, full stack developer, full stack engineer, fullstack developer, fullstack engineer, software engineering intern, web application developer, python developer, java developer, software intern, computer programmer, php developer, net developer, dotnet developer, .net developer, c# developer, full stack software engineer, full stack web developer, laravel developer, software developer intern, backend and frontend developer, django developer, full stack software developer, systems developer, systems developer programmer, ruby on rails developer, golang developer, staff engineer, full stack php developer, engineering intern software, mern stack developer, .net engineer, java engineer, python engineer, product engineer, founding engineer, software engineer full stack, junior developer, associate software engineer, member of technical staff
  sw: mtengenezaji programu, msanidi programu, mhandisi wa programu
  abbr: =SWE, =SDE
  skills: Software Development, Git, SQL, REST APIs, JavaScript, Python, Debugging
  near: Backend Developer 90, Frontend Developer 85, Web Developer 85, Mobile Developer 75, Software Tester 60, DevOps Engineer 60, Data Engineer 55, Engineering Manager 60, Solutions Architect 65, Embedded Engineer 55, Game Developer 60, Machine Learning Engineer 55, ERP Consultant 45, Database Administrator 45, IT Officer 45, Business Analyst 40
Backend Developer | technology | 1
  en: backend engineer, back end developer, back end engineer, api developer, node.js developer, nodejs developer, java backend developer, software engineer backend, server side developer, senior backend engineer, backend software engineer, node developer, backend software developer, integration developer, integrations engineer, spring boot developer, python backend developer, backend web developer, core banking developer, platform engineer backend, go developer, payments engineer
  skills: Backend Development, Software Development, REST APIs, SQL, PostgreSQL, Node.js, Git
  near: Data Engineer 60, DevOps Engineer 60
Frontend Developer | technology | 1
  en: frontend engineer, front end developer, front end engineer, react developer, ui developer, angular developer, vue developer, vue.js developer, javascript developer, software engineer frontend, react engineer, frontend web developer, react js developer, reactjs developer, ui engineer, typescript developer, next.js developer, frontend software engineer
  skills: Frontend Development, JavaScript, React, HTML, CSS, TypeScript, Git
  near: Web Developer 88, UX Designer 50, Mobile Developer 60
Web Developer | technology
  en: website developer, web designer, wordpress developer, web programmer, junior web developer, webmaster, website designer, web design and development, web developer intern, web administrator, web engineer, web designer and developer, shopify developer, website administrator, wordpress designer, web content developer
  sw: mtengenezaji tovuti
  skills: Web Development, HTML, CSS, JavaScript, WordPress, PHP, Web Design
  near: Graphic Designer 40, Digital Marketing Officer 35
Mobile Developer | technology | 1
  en: android developer, ios developer, flutter developer, mobile app developer, react native developer, mobile application developer, mobile engineer, android engineer, kotlin developer, ios engineer, mobile software engineer, swift developer, app developer, mobile developer android
  skills: Mobile App Development, Android Development, Flutter, Kotlin, React Native, Git, REST APIs
Game Developer | technology | 1
  en: unity developer, game designer, game programmer, unreal developer
  skills: Game Development, Unity, C#, Game Design, Software Development
Embedded Engineer | technology | 1
  en: embedded systems engineer, firmware engineer, iot engineer, hardware engineer, embedded software engineer, iot developer, robotics engineer, electronics design engineer
  skills: Embedded Systems, C, C++, Internet of Things, Soldering, Arduino
  near: Electronics Technician 50, Electrical Engineer 50
Software Tester | technology | 1
  en: qa engineer, quality assurance engineer, qa tester, qa analyst, software quality assurance engineer, test engineer, test automation engineer, automation tester, software qa engineer, quality assurance tester, sdet, qa automation engineer, quality engineer software, manual tester, software quality engineer, qa lead, test analyst, software quality assurance analyst, quality assurance analyst, usability tester, website tester, quality assurance analyst software
  skills: Software Testing, Manual Testing, Automated Testing, Test Planning, Selenium, Postman, Jira
  near: Business Analyst 40
DevOps Engineer | technology | 2
  en: site reliability engineer, cloud engineer, devops, platform engineer, infrastructure engineer, cloud architect, devsecops engineer, systems reliability engineer, release engineer, cloud infrastructure engineer, aws engineer, cloud administrator, cloud developer, cloud devops engineer, azure engineer, kubernetes engineer, build engineer, devops specialist, cloud solutions engineer, infrastructure architect
  abbr: =SRE
  skills: DevOps, Docker, Kubernetes, Amazon Web Services, Continuous Integration, Linux, Terraform
  near: Systems Administrator 70
Solutions Architect | technology | 2
  en: software architect, enterprise architect, ai architect, lead ai architect, information architect, azure architect, aws architect, security architect, network architect, it architect, technical architect, systems architect, solutions engineer, integration architect, application architect, presales engineer, pre sales engineer, technical consultant, implementation engineer, technical solutions engineer, presales consultant, sales engineer software
  skills: Software Architecture, System Design, Cloud Computing, REST APIs, Stakeholder Management
  near: Engineering Manager 70, DevOps Engineer 55
Engineering Manager | technology | 3
  en: head of engineering, chief technology officer, software engineering manager, vp engineering, tech lead, technical lead, development manager, team lead software, software development manager, head of technology, engineering lead, engineering director, lead software engineer, vp of engineering, lead developer, software development lead, director of engineering
  abbr: =CTO
  skills: Software Development, Software Architecture, People Management, Agile Project Management, Code Review
  near: ICT Manager 60, Product Manager 50
Data Analyst | technology | 1
  en: business intelligence analyst, bi analyst, reporting analyst, data analytics officer, data analyst intern, junior data analyst, analytics officer, insights analyst data, bi developer, business intelligence developer, power bi developer, ?analyst, data analysis officer, data reporting analyst, product analyst, data analytics associate, product data analyst, analytics associate, sales analyst, operations data analyst, data visualization specialist, business data analyst, data and reporting officer, management information analyst, research data analyst, business intelligence officer, data specialist, analytics specialist, mis analyst, growth analyst, data consultant, research analyst data, business intelligence manager, data analytics manager, data insights analyst, analytics manager, power bi analyst
  sw: mchambuzi wa data, mchanganuzi wa data
  skills: Data Analysis, SQL, Microsoft Excel, Power BI, Data Visualization, Statistics, Python
  near: Data Scientist 75, Data Engineer 55
Data Scientist | technology | 2
  en: data science intern, applied scientist, data science associate, quantitative analyst, data science manager, head of data, decision scientist, head of data science, research data scientist, lead data scientist, data science lead, data science consultant, chief data officer, data science analyst
  sw: mwanasayansi wa data
  skills: Data Science, Machine Learning, Python, Statistics, SQL, Data Visualization, pandas
  near: Machine Learning Engineer 85, Data Engineer 60
Machine Learning Engineer | technology | 2
  en: ai engineer, artificial intelligence engineer, ml engineer, nlp engineer, computer vision engineer, ai developer, deep learning engineer, ai researcher, mlops engineer, prompt engineer, generative ai engineer, ai specialist, machine learning researcher, llm engineer, machine learning scientist, ai consultant, machine learning developer, ai automation engineer, automation specialist ai, ai ml engineer
  skills: Machine Learning, Python, Deep Learning, PyTorch, Artificial Intelligence, MLOps
Data Engineer | technology | 2
  en: etl developer, big data engineer, data warehouse developer, analytics engineer, data pipeline engineer, data architect, data platform engineer, data infrastructure engineer, database developer, sql developer, database engineer, data warehouse engineer
  skills: Data Engineering, SQL, Python, ETL, PostgreSQL, Data Warehousing, Apache Airflow
  near: Database Administrator 65
Database Administrator | technology | 1
  en: oracle dba, sql dba, database officer, database manager, database analyst, database specialist, oracle database administrator
  abbr: =DBA
  skills: Database Administration, SQL, Oracle Database, PostgreSQL, Backups, Database Tuning
  near: Systems Administrator 65
Product Manager | technology | 2
  en: product owner, head of product, associate product manager, digital product manager, technical product manager, product lead, product officer, product associate, product development manager, chief product officer, product development officer, product executive, product specialist, group product manager, product coordinator, product operations manager, vp product, product management intern
  skills: Product Management, Product Roadmapping, User Research, Agile Project Management, Data Analysis, Stakeholder Management
  near: UX Designer 45
UX Designer | creative | 1
  en: ui ux designer, product designer, ui designer, ux researcher, ux ui designer, user experience designer, user interface designer, interaction designer, ui and ux designer, user researcher, digital product designer, design lead, ux writer, service designer, ux design intern, ux architect, ux engineer, human centred designer, experience designer, website ux designer, mobile app designer
  abbr: =UX, ui/ux
  skills: UX Design, UI Design, Figma, User Research, Wireframing, Prototyping
  near: Graphic Designer 60
IT Support Technician | technology
  en: it support officer, it support, ict support officer, help desk officer, it technician, it support specialist, helpdesk technician, ict support, desktop support technician, technical support engineer, ict technician, it intern, ict intern, technology intern, ict clerk, it clerk, helpdesk officer, service desk analyst, it helpdesk, technical support officer, it support engineer, it support intern, technical support specialist, systems support officer, application support analyst, technical support representative, application support engineer, it support analyst, helpdesk support, ict support technician, it help desk support, desktop support engineer, field support technician, it support assistant, technical support agent, help desk analyst, system support engineer, technical support technician, field service engineer, pos technician, pos support technician, help desk technician, technical support, technical support intern, application support officer, product support specialist, desktop support, service desk agent, it field engineer, it support executive, information technology trainee, information technology intern, computer lab technician, computer laboratory technician, end user support officer, end user support technician, service desk engineer, service desk officer, it personnel
  sw: fundi wa tehama, afisa msaidizi wa tehama
  skills: Technical Support, Hardware Troubleshooting, Software Installation, Networking, Microsoft Office, Windows Administration, Help Desk
  near: IT Officer 88, Network Engineer 65, Systems Administrator 70, Computer Repair Technician 75, Customer Service Representative 30, ERP Consultant 40
IT Officer | technology | 1
  en: ict officer, it assistant, ict assistant, it administrator, ict administrator, it specialist, information technology officer, information systems officer, it executive, it associate, ict specialist, information communication technology officer, it staff, it coordinator, it consultant, ict coordinator, ict consultant, systems officer, ict volunteer, it expert, it systems officer, digital officer ict, it analyst, it systems analyst, school ict officer, information technology specialist, digital champion, it operations officer, computer scientist
  sw: afisa wa tehama, afisa tehama, afisa wa teknolojia
  skills: Information Technology, Technical Support, Networking, System Administration, ICT Management, Microsoft Office
  near: ICT Manager 65, Systems Administrator 80, Network Engineer 70, Database Administrator 50
Systems Administrator | technology | 1
  en: sysadmin, linux administrator, windows administrator, server administrator, systems engineer, it systems administrator, system admin, it infrastructure engineer, systems and network administrator, linux engineer, linux system administrator, infrastructure administrator, systems operations engineer, data centre engineer, systems analyst administrator, data center technician, it infrastructure officer, virtualization engineer
  skills: System Administration, Linux, Windows Administration, Backups, Networking, Virtualization, Information Security
  near: Network Engineer 75, Cybersecurity Analyst 55, ICT Manager 60
Network Engineer | technology | 1
  en: network administrator, network technician, network and systems engineer, noc engineer, network support engineer, network officer, network operations engineer, wireless engineer, isp technician, network support technician, noc technician, network specialist, noc analyst, network operations centre engineer, networking engineer, network intern, wisp technician, core network engineer, ip engineer, voip engineer, wireless technician
  sw: mhandisi wa mtandao, fundi wa mtandao
  skills: Networking, Routing and Switching, Cisco, MikroTik, Firewall Configuration, Structured Cabling, Wi-Fi Installation
  near: Fibre Technician 65, Telecommunications Engineer 70, Cybersecurity Analyst 60
Fibre Technician | technology
  en: fiber technician, fibre optic technician, fiber optic technician, fibre installer, internet installation technician, splicing technician, wifi installer, internet technician, fiber installer, cabling technician, field technician fibre, ftth technician, fibre splicer, gpon technician, wifi technician, structured cabling technician, internet installer, fibre engineer, osp technician
  sw: fundi wa fiber, fundi wa internet, fundi wa wifi
  skills: Fibre Optics, Structured Cabling, Wi-Fi Installation, Networking, Customer Service, Working at Height
  near: Telecommunications Engineer 60, CCTV Technician 55, Rigger 40
Telecommunications Engineer | technology | 1
  en: telecom engineer, telecom technician, telecommunications technician, rf engineer, bts engineer, bts technician, radio engineer, transmission engineer, radio frequency engineer, field maintenance engineer telecom, vsat engineer, radio planning engineer, microwave engineer, vsat technician, optimization engineer rf
  skills: Telecommunications, Radio Frequency Engineering, GSM Networks, Fibre Optics, Networking
Cybersecurity Analyst | technology | 1
  en: information security analyst, soc analyst, security analyst, cyber security officer, cyber security engineer, information security officer, penetration tester, security engineer, ethical hacker, cybersecurity engineer, cyber security analyst, cybersecurity officer, information security manager, chief information security officer, cybersecurity specialist, application security engineer, cyber security specialist, cyber security consultant, vulnerability analyst, cybersecurity consultant, information security engineer, cyber security intern, security operations analyst, digital forensics analyst, cybersecurity manager, network security engineer, information systems security officer, cloud security engineer, it security officer
  abbr: =CISO
  skills: Cybersecurity, Information Security, Network Security, Vulnerability Assessment, Incident Response, SIEM, Penetration Testing
ICT Manager | technology | 3
  en: it manager, head of ict, head of department ict, head of it, chief information officer, ict director, information technology manager, it director, ict coordinator manager, it operations manager, information systems manager, technology manager, it service manager, it supervisor, ict supervisor, director ict, infrastructure manager, it lead, deputy director ict
  sw: meneja wa tehama
  abbr: =CIO
  skills: ICT Management, Information Security, IT Project Management, Team Supervision, Budgeting, Networking
ERP Consultant | technology | 1
  en: odoo developer, sap consultant, erp developer, erp support officer, dynamics nav developer, business central consultant, erp functional consultant, microsoft dynamics consultant, erp administrator, sap analyst, erp specialist, navision developer, oracle consultant, odoo functional consultant, erp implementation consultant, erp officer, software implementation officer, implementation specialist, systems implementation officer, dynamics 365 developer, crm developer, salesforce developer, sap abap developer, salesforce administrator, oracle developer, implementation consultant, microsoft dynamics developer, crm administrator, crm specialist, software trainer, microsoft dynamics 365 consultant, crm officer
  skills: Enterprise Resource Planning, ERP Implementation, Odoo, SAP, Business Analysis, SQL
GIS Analyst | technology | 1
  en: gis officer, gis specialist, geospatial analyst, gis technician, gis expert, gis developer, remote sensing analyst, geographic information systems officer, cartographer, gis assistant, gis intern, mapping officer, gis engineer, geospatial engineer, gis consultant, geospatial data analyst, geospatial developer, geomatics engineer, geospatial specialist
  sw: mchora ramani
  skills: Geographic Information Systems, ArcGIS, QGIS, Remote Sensing, Data Analysis
  near: Data Analyst 50
Blockchain Developer | technology | 1
  en: smart contract developer, web3 developer, solidity developer, blockchain engineer
  skills: Blockchain, Solidity, JavaScript, Software Development
  near: Software Developer 65, Backend Developer 60
Technical Writer | technology | 1
  en: documentation specialist, api writer, documentation engineer, technical author, technical content writer, developer advocate, developer relations engineer, documentation writer
  skills: Technical Writing, Software Documentation, Proofreading, Git
  near: Content Writer 60
`;
