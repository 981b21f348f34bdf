import { readSkills, type Skill } from '../skill.ts';

/** Data, networks, clouds, support, security of computers. */
export const systemsAndData: readonly Skill[] = /* @__PURE__ */ readSkills(
  'technology',
  `
SQL: structured query language, sql queries, t-sql, tsql
PostgreSQL: postgres, postgre sql, psql, pgsql
MySQL: my sql, mysql database
MariaDB: maria db
SQL Server: microsoft sql server, mssql, ms sql, ms sql server, ssms
SQLite: sq lite
Oracle Database: ?Oracle, oracle db, pl/sql, plsql, oracle sql
MongoDB: mongo db, mongo, mongodb atlas
Redis: redis cache
Elasticsearch: elastic search, elk stack, kibana
?Cassandra: apache cassandra
DynamoDB: dynamo db
Firebase: firestore, firebase realtime database
Supabase
Neo4j: graph database
NoSQL: no sql, nosql database
Database Administration: database administrator, dba, database management, dbms, database admin
Database Design: database modelling, data modelling, schema design, er diagram
Database Tuning: query optimisation, database performance
Data Analysis: data analyst, data analytics, data analysing, analysing data, uchambuzi wa data, analyse data, analyzing data, analysed data, analyzed data
Data Science: data scientist
Data Engineering: data engineer, data pipeline
Data Cleaning: data wrangling, cleaning data, data preparation, cleaned data
Data Visualization: dashboards, dashboard, data viz, dashboard design
Data Quality: data validation, data quality assurance, data verification
Data Management: data manager, data officer, data management officer
Data Governance: data stewardship, master data management
Data Warehousing: data warehouse, data mart, data lake
Data Mining: data scraping
Web Scraping: web scraper, beautifulsoup
ETL: extract transform load, elt, ssis
Big Data: big data analytics
Apache Spark: ?Spark, pyspark
Hadoop: hive hadoop, hdfs
Apache Airflow: airflow
dbt: dbt core
=Snowflake: snowflake warehouse
BigQuery: google bigquery, big query
Amazon Redshift: redshift
Databricks
Business Intelligence: bi analyst, bi developer, bi tools, business intelligence analyst
Power BI: powerbi, microsoft power bi, dax
Tableau: tableau desktop
Looker Studio: google data studio, =Looker, data studio
Qlik: qlikview, qlik sense
Metabase: apache superset
Grafana
Statistics: statistician, statistical analysis, takwimu, statistical modelling, statistical methods
Biostatistics: biostatistician
SPSS: ibm spss
Stata: stata software
=SAS: sas programming, sas software
NVivo: atlas.ti, qualitative data analysis software
EViews: e views
Epi Info: epiinfo
Minitab
Jupyter: jupyter notebook
?pandas: pandas library
NumPy
SciPy
Matplotlib: seaborn
scikit-learn: sklearn
TensorFlow: tensor flow, keras
PyTorch
Hugging Face: huggingface, transformers library
OpenCV: open cv
Machine Learning: machine learning engineer, ml engineer, ml model, supervised learning
Deep Learning: neural networks
Artificial Intelligence: ai engineer, ai model, akili bandia
Generative AI: gen ai, genai, chatgpt, large language model, llm
Computer Vision: image recognition, image processing
Time Series Forecasting: time series, time series analysis
Predictive Modelling: predictive analytics, predictive model
Recommender Systems: recommendation engine
MLOps: ml ops
Data Annotation: data labelling, image annotation, data annotator
A/B Testing: ab testing, experiment design, a/b tests
Cloud Computing: cloud, cloud engineer, cloud services, cloud infrastructure
Amazon Web Services: aws, aws cloud, ec2, amazon s3
AWS Lambda: serverless, serverless functions
Microsoft Azure: azure, azure devops, azure cloud
Google Cloud: gcp, google cloud platform
DigitalOcean: digital ocean
Heroku
Vercel
Netlify
Cloudflare
OpenStack
Docker: docker compose, docker container, containerisation
Kubernetes: k8s, kubernetes cluster
=Helm: helm charts
Terraform
Infrastructure as Code: iac, pulumi
Ansible
=Puppet: puppet configuration
?Jenkins: jenkins pipeline
GitHub Actions
=Prometheus
Datadog: new relic
Splunk
System Monitoring: server monitoring, nagios, zabbix
Site Reliability Engineering: sre, site reliability
Linux: linux administration, linux administrator, linux server
Ubuntu
Red Hat Enterprise Linux: red hat, rhel, centos
Unix: unix administration
Windows Administration: windows server, windows administrator, windows server administration, windows system administration
Microsoft Exchange: exchange server
Active Directory: azure ad, entra id, microsoft active directory
Group Policy: gpo
System Administration: system administrator, sysadmin, server administration
Virtualization: vmware, virtual machines, hyper v, hypervisor, proxmox
Nginx
Apache HTTP Server: apache web server, apache server
Web Hosting: cpanel, domain management, website hosting
DNS Management: dns, dns configuration
Email Server Administration: mail server, email hosting
Backups: backup, backup and recovery, data backup, disaster recovery
Storage Administration: network attached storage, storage area network
Networking: network administration, network administrator, network engineer, computer networking, computer network, network engineering, ccna, lan, network technician
Routing and Switching: network routing, cisco routers, routers and switches
Cisco: cisco networking, cisco ios, cisco switches
MikroTik: mikro tik, mikrotik configuration
Ubiquiti: unifi
TCP/IP
VPN Configuration: vpn, virtual private network
Firewall Configuration: firewall, fortinet, fortigate, sophos, pfsense
Wi-Fi Installation: wifi, wifi installation, wireless network, wireless networking, wi-fi
Structured Cabling: network cabling, cat6 cabling, lan cabling
Fibre Optics: fiber optic, fibre splicing, fiber splicing, ftth, fibre technician, fiber installation
Telecommunications: telecom, telecommunication engineering, telecom engineer, telecommunications engineer
GSM Networks: lte, 4g network, 5g network, bts, base station
VoIP: ip telephony, asterisk pbx
Radio Frequency Engineering: rf engineering, rf planning, microwave link
VSAT: vsat installation, satellite internet, starlink installation
Technical Support: it support, tech support, ict support, it technician, it officer, ict officer, technical support engineer, ict technician
Help Desk: helpdesk, it helpdesk, service desk, it service desk
Hardware Troubleshooting: computer hardware, pc troubleshooting, hardware maintenance, hardware repair
Software Installation: installing software, operating system installation, os installation
Printer Maintenance: printer repair, printer troubleshooting
Desktop Support: end user support, user support
IT Asset Management: ict asset management, it inventory
ITIL: itil foundation, it service management, itsm
ICT Management: it manager, ict manager, it management, ict infrastructure
IT Project Management: ict project management, it project manager
Information Technology: ict, teknolojia ya habari, information communication technology, business information technology, bbit
Computer Science: bsc computer science, sayansi ya kompyuta, computer scientist
Information Systems: management information systems, =MIS
COBIT: it governance, cobit 5
Information Security: infosec, it security, iso 27001, information security officer
Cybersecurity: cyber security, usalama wa mtandao, cyber security analyst, cybersecurity analyst
Network Security: securing networks
Application Security: owasp, secure coding, app security
Cloud Security: aws security
Penetration Testing: ethical hacking, pen testing, ethical hacker, ceh, vapt, pentesting
Vulnerability Assessment: vulnerability management, vulnerability scanning
Security Operations Centre: soc analyst
SIEM: siem tools, wazuh
Incident Response: security incident response, incident management
Digital Forensics: computer forensics
Identity and Access Management: iam, single sign on, sso
Encryption: cryptography, public key infrastructure, pki
Security Awareness Training: phishing awareness
CISSP: certified information systems security professional
CompTIA Security+: security plus, comptia security
CompTIA A+: comptia
Kali Linux: metasploit
Wireshark: packet analysis
Blockchain: web3, distributed ledger
Bulk SMS Platforms: sms gateway
Point of Sale Installation: pos installation, pos support
Hospital Information System Support: hmis support
ERP Implementation: erp implementer, erp support, erp consultant
Banking Software Support: core banking support
Card Payment Systems: card payments, payment gateway, payment gateway integration, payment systems
Pesapal Integration: pesapal, flutterwave, paystack, ipay
Digital Transformation: digitisation
Drone Mapping: uav mapping, photogrammetry
Smart Metering: smart meter, prepaid meter
Computer-Assisted Interviewing: capi, cati
Online Research: internet research, web research
Search and Discovery Engineering: search relevance
Online Freelancing: freelancer, upwork, fiverr, freelancing, online work
Content Moderation: content moderator, community guidelines, reviewing reported content
Speech Data Collection: voice data collection
Service Mesh: istio, linkerd
Hikvision and Dahua: hikvision, dahua
Bug Reporting: reporting bugs, bug tracking
`,
);
