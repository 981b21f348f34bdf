/** As in the other file, of money, sales, schools, the public, media and technology. */
export const moneyToTechnology = `
QuickBooks, Sage, Tally, Xero, Zoho Books, Wave Accounting, FreshBooks > Accounting Software
SAP FICO, Oracle Financials, Microsoft Dynamics NAV, Odoo > Enterprise Resource Planning
Accounting Software > Bookkeeping
Bookkeeping, Financial Accounting, Management Accounting, Cost Accounting, Fund Accounting, Project Accounting, General Ledger > Accounting
Accounts Payable, Accounts Receivable, Bank Reconciliation, Petty Cash, Invoicing, Month-End Closing > Bookkeeping
Account Reconciliation, Mobile Money Reconciliation > Bank Reconciliation
Financial Statements, IFRS, IPSAS > Financial Reporting
Financial Reporting > Accounting
CPA, ACCA > Accounting
KATC > Bookkeeping
VAT, Withholding Tax, Corporate Tax, Tax Returns, iTax, Transfer Pricing, KRA Procedures > Tax Compliance
iTax > Tax Returns
eTIMS Invoicing > Invoicing
Statutory Deductions > Payroll
Budget Control, Variance Analysis > Budgeting
Financial Modelling, Valuation, Investment Analysis > Financial Analysis
Budgeting, Financial Planning, Cash Flow Management > Financial Management
Bank Teller Operations, Branch Operations, Relationship Banking, Islamic Banking, Trade Finance > Banking
Credit Reference Checks, Credit Risk > Credit Analysis
Loan Processing, Loan Portfolio Monitoring > Microfinance
Debt Collection > Credit Control
Underwriting, Insurance Claims, Motor Insurance, Medical Insurance Administration, Reinsurance > Insurance
Internal Audit, External Audit, Forensic Audit, Systems Audit > Auditing
Credit Risk, Market Risk, Risk Assessment > Risk Management
Anti-Money Laundering > Compliance
IFMIS > Public Financial Management
Econometrics > Economics, Statistics
Direct Sales, Field Sales, Retail Sales, Van Sales, Telesales, Wholesale, Hawking, Market Trading, Business-to-Business Sales, Business-to-Consumer Sales, Key Account Management > Sales
Insurance Sales, Real Estate Sales, Pharmaceutical Sales, Motor Vehicle Sales, Agro-Input Sales, FMCG Sales, Telecom Sales, Solar Product Sales, Loan Sales > Sales
Lead Generation, Cold Calling, Closing Deals, Cross-Selling, Upselling > Sales
Sales Planning, Territory Planning > Sales Management
Sales Management > Sales
Mitumba Trading > Market Trading
Supermarket Operations, Hardware Shop Sales, Boutique Management > Retail Sales
Retail Display, In-Store Promotion > Merchandising
Key Account Management > Account Management
Lipa na M-Pesa > M-Pesa Agency
M-Pesa Agency, Bank Agency, Point of Sale Systems, Cash Reconciliation > Cash Handling
Inbound Calls, Outbound Calls, Live Chat Support > Call Centre Operations
Call Centre Operations, Customer Help Desk, Complaint Handling, Customer Onboarding, After-Sales Service > Customer Service
Telephone Etiquette > Customer Service
Salesforce, HubSpot, Zoho CRM, Pipedrive > Customer Relationship Management
Zendesk, Freshdesk > Customer Help Desk
Facebook Marketing, Instagram Marketing, TikTok Marketing, YouTube Marketing, LinkedIn Marketing, Influencer Marketing > Social Media
Social Media, Search Engine Optimization, Search Engine Marketing, Email Marketing, Content Marketing, SMS Marketing, Google Analytics, Affiliate Marketing > Digital Marketing
Digital Marketing, Brand Management, Campaign Planning, Market Research, Product Marketing, Trade Marketing, Marketing Strategy, Brand Activation > Marketing
Shopify, WooCommerce, Jumia Vendor Management, Dropshipping > E-commerce
Competitor Analysis, Consumer Insights > Market Research
Public Relations, Crisis Communication > Corporate Communications
Primary Education, Secondary Education, Junior School Teaching, Early Childhood Education, Special Needs Education, Adult Education, Vocational Training, Lecturing, Tutoring > Teaching
English Teaching, Kiswahili Teaching, Business Studies Teaching, Agriculture Teaching, Music Teaching, French Teaching, German Teaching > Teaching
Lesson Planning, Schemes of Work, Lesson Delivery, Classroom Management, Marking > Teaching
Exam Setting, Marking, Exam Invigilation, Classroom Assessment > Assessment
Instructional Design > Curriculum Development
Google Classroom, Moodle Administration > Learning Management Systems
Montessori > Early Childhood Education
Autism Support, Learning Disability Support, Braille > Special Needs Education
Qualitative Research, Quantitative Research, Literature Review, Survey Design > Research
Patrolling, Gate Control, Access Control, Body Searching, Alarm Response, Bouncer Work > Security Guarding
Security Management > Security Guarding
Legal Research, Legal Drafting, Litigation, Conveyancing, Commercial Law, Criminal Law, Family Law, Land Law > Law
Child Protection, Gender-Based Violence Response, Child Welfare > Social Work
Community Mobilization, Community Outreach > Community Development
Logical Frameworks, Impact Assessment > Monitoring and Evaluation
Programme Implementation, Programme Design > Programme Management
Grant Writing > Proposal Writing
Logo Design, Poster Design, Page Layout, Packaging Design, Typography > Graphic Design
Adobe Photoshop, Adobe Illustrator, Adobe InDesign, CorelDRAW, Canva > Graphic Design
Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Adobe Premiere Pro, Adobe After Effects, Adobe Lightroom > Adobe Creative Cloud
Adobe Lightroom > Photo Retouching
Figma, Adobe XD > UI Design
Wireframing, Prototyping, User Research, Usability Testing, Interaction Design > UX Design
Adobe Premiere Pro, DaVinci Resolve, Final Cut Pro, CapCut > Video Editing
Video Editing, Videography > Video Production
Adobe After Effects > Motion Graphics
Wedding Photography, Product Photography, Photo Retouching > Photography
Blogging, Copywriting > Content Writing
News Writing > Journalism
Frontend Development, Backend Development, Full-Stack Development > Web Development
Web Development, Mobile App Development, Embedded Systems, Desktop Application Development, Game Development > Software Development
Android Development, iOS Development, React Native, Flutter, Ionic, Xamarin > Mobile App Development
Kotlin, Jetpack Compose > Android Development
Swift, Objective-C > iOS Development
Flutter > Dart
React, Vue.js, Angular, AngularJS, Svelte, jQuery, Node.js, TypeScript, Ember.js > JavaScript
React, Vue.js, Angular, Svelte > Frontend Development
Next.js, Redux, React Native, TanStack Query > React
Nuxt.js > Vue.js
Express.js, NestJS, Fastify > Node.js
Node.js, Django, Laravel, Spring Boot, FastAPI, ASP.NET, Flask, Ruby on Rails > Backend Development
Django, Flask, FastAPI, pandas, NumPy, PyTest, scikit-learn, PyTorch, TensorFlow > Python
Laravel, Symfony, CodeIgniter, Yii > PHP
Spring Boot, Hibernate, Quarkus, JUnit > Java
ASP.NET, Entity Framework, Blazor > .NET
ASP.NET, Entity Framework, Unity > C#
Ruby on Rails > Ruby
Tailwind CSS, Bootstrap, Sass > CSS
HTML, CSS, JavaScript, PHP, WordPress > Web Development
WordPress, Joomla, Drupal > Content Management Systems
Responsive Web Design > Frontend Development
REST APIs, GraphQL, gRPC, SOAP > API Development
M-Pesa Integration, Pesapal Integration > API Development
GitHub, GitLab, Bitbucket > Git
Git, Subversion > Version Control
Jest, Cypress, Playwright, Selenium, JUnit, PyTest, Appium > Automated Testing
Automated Testing, Manual Testing, Performance Testing, User Acceptance Testing, Test Planning > Software Testing
Unit Testing, Integration Testing, End-to-End Testing > Automated Testing
RabbitMQ, Apache Kafka > Message Queues
PostgreSQL, MySQL, MariaDB, SQL Server, SQLite, Oracle Database, BigQuery > SQL
MongoDB, Redis, Cassandra, DynamoDB, Neo4j > NoSQL
Database Tuning, Database Design > Database Administration
Data Visualization, Data Cleaning > Data Analysis
Power BI, Tableau, Looker Studio, Qlik, Metabase > Data Visualization
Power BI, Tableau, Qlik > Business Intelligence
SPSS, Stata, SAS, EViews, Minitab, Biostatistics > Statistics
SPSS, Stata, R > Data Analysis
Machine Learning, Statistics > Data Science
Data Science > Data Analysis
Deep Learning, Natural Language Processing, Computer Vision, Recommender Systems, Predictive Modelling > Machine Learning
TensorFlow, PyTorch > Deep Learning
scikit-learn > Machine Learning
Machine Learning, Generative AI > Artificial Intelligence
ETL, Data Warehousing, Apache Airflow, dbt, Apache Spark > Data Engineering
Apache Spark, Hadoop > Big Data
Amazon Web Services, Microsoft Azure, Google Cloud, DigitalOcean > Cloud Computing
AWS Lambda > Amazon Web Services
Docker, Kubernetes, Terraform, Ansible, Continuous Integration > DevOps
Helm > Kubernetes
Terraform > Infrastructure as Code
Jenkins, GitHub Actions > Continuous Integration
Ubuntu, Red Hat Enterprise Linux, Bash > Linux
Linux, Windows Administration, Virtualization, Backups > System Administration
Active Directory, Group Policy, Microsoft Exchange > Windows Administration
Cisco, MikroTik, Ubiquiti, TCP/IP, Routing and Switching, VPN Configuration, Wi-Fi Installation > Networking
Fibre Optics > Structured Cabling
Firewall Configuration > Network Security
GSM Networks, VSAT, Radio Frequency Engineering > Telecommunications
Help Desk, Desktop Support, Hardware Troubleshooting, Software Installation, Printer Maintenance > Technical Support
Network Security, Application Security, Cloud Security, Penetration Testing, Vulnerability Assessment, SIEM, Incident Response > Cybersecurity
Cybersecurity > Information Security
ArcGIS, QGIS, Remote Sensing > Geographic Information Systems
Data Annotation, Transcription, Academic Writing > Online Freelancing
Written Communication, Verbal Communication > Communication
People Management, Team Building > Leadership
`;
