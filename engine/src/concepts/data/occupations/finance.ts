/** Money: books, banks, insurance, tax. */
export const finance = `
Accountant | finance | 1
  en: financial accountant, management accountant, assistant accountant, project accountant, cost accountant, general accountant, accounting officer, accounts officer, staff accountant, junior accountant, county accountant, school accountant, fund accountant, accountant assistant, hotel accountant, property accountant, reporting accountant, accountant in charge, site accountant, group accountant, finance and accounts officer, tax accountant, revenue accountant, grants accountant
  sw: mhasibu, mhasibu msaidizi
  skills: Accounting, Financial Reporting, Bank Reconciliation, Tax Compliance, QuickBooks, Microsoft Excel, Accounts Payable, Accounts Receivable
  near: Accounts Assistant 80, Finance Officer 85, Finance Manager 60, Auditor 65, Bookkeeper 80, Tax Officer 65, Financial Analyst 60, Payroll Officer 60, Bursar 65, Credit Controller 55
Accounts Assistant | finance
  en: accounts clerk, accounting clerk, accounts intern, accounting assistant, finance assistant, accounts payable assistant, accounts payable clerk, accounts receivable clerk, creditors clerk, debtors clerk, accounts payable officer, accounts receivable officer, invoicing clerk, finance intern, accounts receivable assistant, reconciliation clerk, reconciliation officer, accounts associate, accounts payable accountant, accounts receivable accountant, accounting intern, finance clerk, accounts and admin assistant, billing officer
  sw: karani wa hesabu, msaidizi wa mhasibu, karani wa uhasibu
  skills: Accounting, Bookkeeping, Bank Reconciliation, Accounts Payable, Invoicing, Petty Cash, Microsoft Excel
  near: Bookkeeper 85, Data Entry Clerk 45, Finance Officer 65, Audit Trainee 60, Office Administrator 35
Bookkeeper | finance
  en: book keeper, remote bookkeeper, bookkeeping clerk
  sw: mtunza vitabu vya hesabu, mweka hesabu
  skills: Bookkeeping, Accounting, Bank Reconciliation, QuickBooks, Invoicing
Finance Officer | finance | 1
  en: finance and admin officer, finance and administration officer, finance associate, finance analyst, finance executive, project finance officer, finance assistant officer, finance and operations officer, finance business partner, finance specialist, grants finance officer, finance and grants officer, treasury officer, treasury accountant, treasury analyst
  sw: afisa wa fedha, afisa fedha
  skills: Financial Management, Accounting, Budgeting, Financial Reporting, Bank Reconciliation, Payroll
  near: Finance Manager 70, Grants Officer 50, Financial Analyst 65
Finance Manager | finance | 3
  en: head of finance, chief accountant, financial controller, finance director, finance and administration manager, chief finance officer, chief financial officer, finance and operations manager, finance lead, director of finance, group finance manager, senior finance manager, finance controller, accounting manager
  sw: meneja wa fedha, mkurugenzi wa fedha
  abbr: =CFO
  skills: Financial Management, Financial Reporting, Budgeting, Tax Compliance, Internal Controls, Team Supervision, Cash Flow Management
  near: General Manager 35
Financial Analyst | finance | 1
  en: investment analyst, investment officer, investment associate, financial planning analyst, equity research analyst, corporate finance associate, investment manager, portfolio analyst, business finance analyst, transaction advisory associate, financial planning and analysis manager
  sw: mchambuzi wa fedha
  skills: Financial Analysis, Financial Modelling, Microsoft Excel, Budgeting, Valuation, Investment Analysis
  near: Credit Analyst 65, Economist 55, Data Analyst 50, Business Analyst 45
Bursar | finance | 1
  en: school bursar, accounts clerk school, fees clerk, school accounts clerk, finance officer school
  sw: mhasibu wa shule
  skills: Fee Collection, Accounting, Bank Reconciliation, Budgeting, Record Keeping
Payroll Officer | finance | 1
  en: payroll accountant, payroll administrator, payroll clerk, payroll specialist, payroll assistant, payroll manager, payroll and benefits officer
  sw: afisa wa mishahara
  skills: Payroll, Statutory Deductions, Microsoft Excel, Payroll Software, Confidentiality
  near: HR Officer 55
Tax Officer | finance | 1
  en: tax consultant, tax associate, tax advisor, tax assistant, tax analyst, tax manager, revenue officer kra, tax specialist, tax agent, tax trainee
  sw: afisa wa kodi, afisa wa ushuru
  skills: Tax Compliance, Tax Returns, iTax, VAT, Withholding Tax, Tax Planning
  near: Auditor 50
Auditor | finance | 1
  en: internal auditor, external auditor, audit associate, audit officer, auditor assistant, internal audit officer, audit assistant, systems auditor, audit senior, forensic auditor, internal audit manager, audit manager, head of internal audit, it auditor, quality auditor finance, chief internal auditor, stock auditor, field auditor, sacco auditor
  sw: mkaguzi wa hesabu, mkaguzi wa ndani
  skills: Auditing, Internal Audit, Internal Controls, Risk Assessment, Report Writing, Accounting
  near: Audit Trainee 65, Compliance Officer 65, Risk Officer 65
Audit Trainee | finance
  en: audit intern, audit clerk
  skills: Auditing, Accounting, Internal Audit, Microsoft Excel
Risk Officer | finance | 1
  en: risk analyst, risk manager, risk and compliance officer, enterprise risk officer, operational risk officer, fraud analyst, fraud officer, fraud investigator, risk associate, head of risk, credit risk analyst, risk and compliance manager
  skills: Risk Management, Risk Assessment, Compliance, Internal Controls, Fraud Detection, Report Writing
  near: Compliance Officer 85
Compliance Officer | finance | 1
  en: compliance manager, aml officer, kyc analyst, kyc officer, compliance analyst, regulatory affairs officer, aml analyst, compliance associate, regulatory compliance officer, anti money laundering officer, money laundering reporting officer, compliance assistant, risk and compliance specialist
  skills: Compliance, Anti-Money Laundering, Corporate Governance, Risk Assessment, Report Writing
  near: Legal Officer 50
Bank Teller | finance
  en: teller, bank cashier, bank clerk, sacco teller, customer service teller, universal teller, teller cashier, operations clerk bank, bank officer, bank operations officer, graduate clerk bank, banking officer, bank intern, fosa teller, front office teller, bank customer service officer, sacco cashier
  sw: karani wa benki, keshia wa benki, mfanyakazi wa benki
  skills: Bank Teller Operations, Cash Handling, Customer Service, Banking, Core Banking Systems, Anti-Money Laundering
  near: Relationship Officer 60, Branch Manager 40, Loan Officer 50
Bank Sales Agent | finance
  en: bank sales representative, direct sales representative bank, bancassurance officer, bancassurance sales officer, bank sales executive, personal banker, merchant acquisition officer, banking sales agent, business banker, mobile banker
  skills: Banking, Sales, Customer Onboarding, Cross-Selling, Loan Sales, Bancassurance
  near: Relationship Officer 75
Relationship Officer | finance | 1
  en: business relationship officer, customer relationship officer, sme relationship officer, relationship banker, micro relationship officer, client relationship officer, agency relationship officer, member relations officer, sacco marketing officer
  skills: Relationship Banking, Sales, Credit Analysis, Customer Service, Cross-Selling
  near: Relationship Manager 80, Loan Officer 75
Relationship Manager | finance | 2
  en: business relationship manager, sme relationship manager, corporate relationship manager, personal relationship manager, premier banking manager, corporate banker, business banking manager, wealth manager, private banker, investment advisor, wealth advisor, financial advisor
  skills: Relationship Banking, Portfolio Management, Credit Analysis, Negotiation, Customer Retention, Banking
  near: Branch Manager 60
Branch Manager | finance | 3
  en: bank branch manager, branch operations manager, branch business manager, sacco manager, branch operations officer, bank operations manager, microfinance branch manager, assistant branch manager, sacco branch manager, sacco chief executive officer, branch team leader
  sw: meneja wa tawi
  skills: Branch Operations, Team Supervision, Loan Portfolio Monitoring, Sales Management, Compliance, Customer Service
Loan Officer | finance
  en: credit officer, microfinance officer, micro credit officer, field credit officer, loan officer assistant, lending officer, microfinance loan officer, group loan officer, field officer microfinance, loan sales officer, logbook loan officer, business loan officer, microfinance relationship officer, loan sales representative, credit and sales officer, credit assistant, micro finance officer, check off loan officer, sacco loans officer, portfolio officer, asset finance officer
  sw: afisa wa mikopo, afisa mikopo, afisa wa mkopo
  skills: Loan Processing, Credit Analysis, Microfinance, Debt Collection, Loan Portfolio Monitoring, Customer Service
  near: Credit Analyst 75, Debt Collector 65
Credit Analyst | finance | 1
  en: credit administrator, credit underwriter, credit manager, loan underwriter, credit admin officer, head of credit, credit administration officer, loan analyst, credit appraisal officer, credit supervisor
  sw: mchambuzi wa mikopo
  skills: Credit Analysis, Financial Analysis, Credit Risk, Microsoft Excel, Loan Processing, Credit Reference Checks
  near: Underwriter 50
Credit Controller | finance | 1
  en: credit control officer, debtors accountant, credit control assistant, accounts receivable controller, credit controller assistant, collections accountant
  skills: Credit Control, Accounts Receivable, Debt Collection, Account Reconciliation, Negotiation
  near: Debt Collector 70
Debt Collector | finance
  en: debt recovery agent, debt recovery officer, collections officer, recovery officer, debt collection officer, collections agent, debt collection agent, debt officer, loan recovery officer, collections executive, debt recovery executive, call centre debt collector, field collection officer, telecollector, repossession agent, collections representative
  sw: mkusanyaji madeni, afisa wa kukusanya madeni
  skills: Debt Collection, Credit Control, Negotiation, Outbound Calls, Payment Follow-Up
  near: Call Centre Agent 55, Auctioneer 50
Auctioneer | public-service
  en: auctioneer clerk, auctioneers assistant, process server
  sw: dalali wa mahakama, mpiga mnada
  skills: Auctioneering, Process Serving, Debt Collection
Insurance Agent | finance
  en: insurance sales agent, financial advisor insurance, insurance sales executive, life insurance agent, insurance sales representative, unit manager insurance, agency sales leader, agency manager insurance, agency unit manager, insurance broker, insurance marketer, insurance advisor, insurance consultant, insurance sales officer, tied agent, financial planner, insurance relationship officer, insurance salesperson
  sw: wakala wa bima, ajenti wa bima
  skills: Insurance Sales, Insurance, Sales, Lead Generation, Customer Service, Closing Deals
  near: Bank Sales Agent 60, Insurance Officer 60
Insurance Officer | finance | 1
  en: insurance assistant, insurance executive, insurance clerk, insurance associate, insurance operations officer, insurance account executive, insurance intern, medical insurance officer, pension administrator, pensions officer, insurance manager, business development officer insurance, reinsurance officer, insurance administrator, care manager insurance
  sw: afisa wa bima
  skills: Insurance, Underwriting, Insurance Claims, Customer Service, Pension Administration
  near: Underwriter 85, Claims Officer 85
Underwriter | finance | 1
  en: underwriting officer, underwriting assistant, medical underwriter, motor underwriter, insurance underwriter, assistant underwriter, underwriting manager, underwriting executive
  skills: Underwriting, Insurance, Risk Assessment, Medical Insurance Administration, Attention to Detail
  near: Claims Officer 70, Actuary 45
Claims Officer | finance
  en: claims assistant, claims analyst, medical claims officer, claims manager, insurance claims officer, claims handler, claims executive, claims associate, loss assessor, motor assessor, loss adjuster, claims clerk, nhif claims clerk, sha claims officer, medical claims assessor, claims processor, billing and claims officer, claims examiner
  skills: Insurance Claims, Insurance, Loss Assessment, Medical Insurance Administration, Record Keeping
  near: Medical Biller 65
Actuary | finance | 1
  en: actuarial analyst, actuarial assistant, actuarial intern, actuarial officer, actuarial associate, pricing actuary, actuarial manager
  skills: Actuarial Science, Statistics, Microsoft Excel, R, Financial Modelling
  near: Data Scientist 45, Statistician 60
Economist | finance | 1
  en: county economist, economic analyst, research economist, economics researcher, policy economist, planning officer county, economic planner
  sw: mwanauchumi, mchumi
  skills: Economics, Econometrics, Public Policy, Data Analysis, Report Writing
  near: Policy Analyst 70, Statistician 50
Stockbroker | finance | 1
  en: stock dealer, trader nse, stock trader, forex trader, securities trader, treasury dealer, fund manager, forex dealer, forex bureau cashier, portfolio manager
  skills: Stock Trading, Forex Trading, Investment Analysis, Portfolio Management
  near: Financial Analyst 60
Valuer | finance | 1
  en: property valuer, land valuer, valuation surveyor, motor vehicle valuer, asset valuer, valuation officer, assistant valuer, real estate valuer
  sw: mthamini
  skills: Property Valuation, Valuation, Report Writing
  near: Land Surveyor 35, Property Manager 45
Revenue Officer | finance
  en: revenue clerk, county revenue officer, revenue collector, revenue collection officer, county revenue collector, market master, rates clerk, revenue assurance officer, revenue assistant
  sw: mkusanya ushuru, afisa wa mapato, karani wa mapato
  skills: Revenue Collection, Cash Handling, Record Keeping, Public Financial Management
  near: Cashier 45, Tax Officer 50
Business Advisor | finance | 1
  en: business development services provider, enterprise development officer, business coach, business mentor, sme advisor, enterprise trainer
  skills: Business Planning, Coaching, Entrepreneurship, Savings Group Training, Financial Planning
  near: Programme Officer 40
`;
