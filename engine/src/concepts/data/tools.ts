/** The skills that are programs, machines' software, or systems to which one has an account; the others are abilities. */
export const tools = `
Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Adobe Premiere Pro, Adobe After Effects, Adobe Lightroom, Adobe XD
Adobe Audition, Adobe Creative Cloud, CorelDRAW, Canva, Figma, Sketch, InVision, GIMP, Inkscape, Blender 3D, 3ds Max
Cinema 4D, Autodesk Maya, DaVinci Resolve, Final Cut Pro, CapCut, iTax, IFMIS, QuickBooks, Sage, Tally, Xero, Zoho Books
Wave Accounting, FreshBooks, SAP FICO, Oracle Financials, Microsoft Dynamics NAV, Odoo, Payroll Software, Accounting Software
Bloomberg Terminal, eTIMS Invoicing, Lipa na M-Pesa, DHIS2, Electronic Health Records, Opera PMS, Property Management Systems
Amadeus, Galileo GDS, Sabre, KenTrade TradeNet, iCMS Customs System, Warehouse Management Systems, SAP MM, Microsoft Office
Microsoft Excel, Microsoft Word, Microsoft PowerPoint, Microsoft Outlook, Microsoft Access, Microsoft Publisher
Microsoft Teams, Microsoft Project, Microsoft Visio, SharePoint, OneDrive, Google Workspace, Google Sheets, Google Docs
Google Forms, Google Drive, Google Calendar, LibreOffice, Zoom Meetings, Slack, Trello, Asana, Notion, ClickUp, Monday.com
Basecamp, Jira, Confluence, HR Information Systems, KoboToolbox, ODK, SurveyCTO, Point of Sale Systems, Salesforce, HubSpot
Zoho CRM, Freshdesk, Zendesk, Pipedrive, WhatsApp Business, Google Analytics, Google Tag Manager, Shopify, WooCommerce, C
C++, C#, R, Go, D, F#, Java, JavaScript, TypeScript, Python, PHP, Ruby, Ruby on Rails, Kotlin, Swift, Objective-C, Dart
Flutter, Rust, Scala, Elixir, Erlang, Haskell, Clojure, Perl, Lua, MATLAB, Julia Language, Fortran, COBOL, Visual Basic
VB.NET, Delphi, Assembly Language, Bash, PowerShell, Groovy, Solidity, WebAssembly, .NET, ASP.NET, Entity Framework, Blazor
Xamarin, React, React Native, Next.js, Vue.js, Nuxt.js, Angular, AngularJS, Svelte, Ember.js, Astro, jQuery, Redux
TanStack Query, Node.js, Deno, Express.js, NestJS, Fastify, Django, Flask, FastAPI, Laravel, Symfony, CodeIgniter, Yii
Spring Boot, Hibernate, Quarkus, Ktor, Ionic, Apache Cordova, Jetpack Compose, Unity, Unreal Engine, HTML, CSS, Sass
Tailwind CSS, Bootstrap, Material UI, Webpack, Vite, Babel, npm, pnpm, Yarn, GraphQL, gRPC, SOAP, OpenAPI, Postman, OAuth
RabbitMQ, Apache Kafka, Selenium, Cypress, Playwright, Jest, Vitest, JUnit, PyTest, Appium, JMeter, Git, GitHub, GitLab
Bitbucket, Subversion, Power Automate, Zapier, WordPress, Joomla, Drupal, Magento, Wix, Webflow, ServiceNow, SAP, SAP ABAP
Oracle ERP, ArcGIS, QGIS, Arduino, Raspberry Pi, Africa's Talking API, SQL, PostgreSQL, MySQL, MariaDB, SQL Server, SQLite
Oracle Database, MongoDB, Redis, Elasticsearch, Cassandra, DynamoDB, Firebase, Supabase, Neo4j, Apache Spark, Hadoop
Apache Airflow, dbt, Snowflake, BigQuery, Amazon Redshift, Databricks, Power BI, Tableau, Looker Studio, Qlik, Metabase
Grafana, SPSS, Stata, SAS, NVivo, EViews, Epi Info, Minitab, Jupyter, pandas, NumPy, SciPy, Matplotlib, scikit-learn
TensorFlow, PyTorch, Hugging Face, OpenCV, Amazon Web Services, AWS Lambda, Microsoft Azure, Google Cloud, DigitalOcean
Heroku, Vercel, Netlify, Cloudflare, OpenStack, Docker, Kubernetes, Helm, Terraform, Ansible, Puppet, Jenkins, GitHub Actions
Prometheus, Datadog, Splunk, Linux, Ubuntu, Red Hat Enterprise Linux, Unix, Microsoft Exchange, Active Directory, Nginx
Apache HTTP Server, MikroTik, Cisco, Ubiquiti, Kali Linux, Wireshark, NEMIS, TPAD, Google Classroom
Learning Management Systems, PLC Programming, SCADA, AutoCAD, ArchiCAD, Revit, SolidWorks, SketchUp
`;
