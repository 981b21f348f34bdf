import { readSkills, type Skill } from '../skill.ts';

/** Accounts, tax, banking, saccos, insurance, audit. */
export const finance: readonly Skill[] = /* @__PURE__ */ readSkills(
  'finance',
  `
Accounting: accountant, accountancy, accounts assistant, accounts clerk, assistant accountant
Bookkeeping: book keeping, bookkeeper, book keeper, books of accounts, kept books, keeping books, kept the books
Financial Accounting: financial accountant, financial bookkeeping
Management Accounting: management accountant, management accounts
Cost Accounting: cost accountant, costing
Project Accounting: project accountant, grant accounting
Fund Accounting: fund accountant
Financial Reporting: financial reports, reporting to donors on finance
Financial Statements: preparing accounts, final accounts, trial balance, balance sheet
IFRS: international financial reporting standards, ifrs reporting
IPSAS: public sector accounting standards
GAAP: generally accepted accounting principles
General Ledger: ledger, ledger management, gl accounting, posting ledgers
Accounts Payable: creditors accounts, payables, supplier payments
Accounts Receivable: debtors accounts, receivables, debtors management
Bank Reconciliation: reconciled bank account, bank statement reconciliation, reconciling bank statements, reconciliation of bank accounts
Account Reconciliation: reconciled, reconciliation, ledger reconciliation
Petty Cash: petty cash management
Invoicing: invoice, invoice processing, billing, raising invoices
eTIMS Invoicing: etims, e-tims, electronic tax invoice, tims
Cash Flow Management: cash flow, cashflow, cash flow forecasting
Month-End Closing: month end close, month end reporting, year end closing
Fixed Assets Accounting: fixed assets, depreciation, asset accounting
Payroll: payroll processing, payroll management, payroll officer, payroll accountant, salaries processing, payroll administration, prepared payroll, ran payroll
Statutory Deductions: nssf, paye, statutory returns, shif, housing levy, nssf returns, paye returns
Tax Compliance: tax, taxation, tax accountant, tax officer, tax filing compliance, tax law compliance
Tax Returns: filing returns, tax filing, filing tax returns, kra returns, income tax returns
iTax: i-tax, itax portal, kra itax
KRA Procedures: kra, kenya revenue authority, kra pin, kra compliance
VAT: value added tax, vat returns
Withholding Tax: wht
Corporate Tax: corporation tax, corporate income tax
Tax Planning: tax advisory, tax consultancy
Transfer Pricing
Customs and Excise Duty: excise duty, customs duty
Budgeting: budgeted, budget, budget preparation, budget planning
Budget Control: budgetary control, budget monitoring, budget tracking
Cost Control: cost reduction, expenditure control, cost management
Variance Analysis: budget variance
Financial Planning: financial planner, fp&a, financial planning and analysis
Financial Analysis: financial analyst, financial ratio analysis, ratio analysis
Financial Modelling: financial model
Financial Management: finance manager, finance officer, finance management, financial controller, finance management skills
Valuation: business valuation, company valuation, dcf
Property Valuation: valuer, land valuation, asset valuation
Investment Analysis: investment analyst, equity research, investment appraisal
Portfolio Management: investment portfolio, loan portfolio, portfolio manager, portfolio quality
Wealth Management: private banking, wealth manager
Fund Management: asset management company, unit trust, money market fund
Stock Trading: share trading, stock broking, stockbroker, nairobi securities exchange, nse trading
Forex Trading: forex, foreign exchange, forex bureau, currency trading
Cryptocurrency Trading: crypto, cryptocurrency, bitcoin
Treasury Management: treasury, treasury operations, cash management
Corporate Finance: mergers and acquisitions, m&a
Project Finance: project financing
Trade Finance: bank guarantee, import finance, trade finance operations
Banking: banker, banking operations, bank operations, benki, commercial banking, retail banking
Bank Teller Operations: teller, bank teller, cash teller, teller operations, bank cashier
Branch Operations: branch manager, branch management, bank branch
Relationship Banking: relationship manager, relationship officer banking, corporate banking
Mobile Banking: digital banking, mobile banking services
Core Banking Systems: t24, temenos, finacle, flexcube, core banking
Microfinance: micro finance, mfi, microcredit, micro lending
SACCO Operations: ?sacco, savings and credit cooperative, sacco management, sacco officer, sasra
Chama Management: chama, table banking, merry go round savings, village savings and loan, vsla, table banking group
Savings Mobilization: deposit mobilisation
Credit Analysis: credit analyst, credit appraisal, loan appraisal, credit assessment, credit scoring
Loan Processing: loan officer, loan disbursement, credit officer, lending
Loan Portfolio Monitoring: portfolio at risk, loan monitoring
Credit Control: credit controller, credit management
Debt Collection: debt recovery, debt collector, collections officer, loan recovery
Collateral Management: loan securities, security perfection, chattels
Mortgage Processing: mortgage officer, mortgage lending, home loans
Asset Finance: asset financing, hire purchase, logbook loans
Credit Reference Checks: crb, crb listing, credit reference bureau
Insurance: insurance officer, insurer, insurance broker, insurance operations
Underwriting: underwriter, insurance underwriting
Insurance Claims: claims processing, claims handling, claims officer, claims assessment, claims management
Loss Assessment: loss adjusting, loss assessor, loss adjuster
Reinsurance
Medical Insurance Administration: medical cover administration, medical underwriting
Motor Insurance: motor underwriting
Micro-Insurance: microinsurance
Actuarial Science: actuary, actuarial analysis, actuarial
Pension Administration: pension fund, retirement benefits, rba
Auditing: audited, auditor, ukaguzi, audit, audit assistant
Internal Audit: internal auditor, internal auditing
External Audit: external auditor, statutory audit
Forensic Audit: forensic accounting, fraud investigation, forensic auditor, forensic investigation
Systems Audit: is audit, it audit, information systems audit, cisa
Internal Controls: control environment, financial controls
Risk Management: risk manager, enterprise risk management, operational risk, risk officer
Risk Assessment: risk analysis, risk identification, assessing risk
Credit Risk: credit risk management, credit risk analysis
Market Risk: liquidity risk
Fraud Detection: fraud prevention, fraud analyst, fraud management
Anti-Money Laundering: aml, kyc, know your customer, aml compliance
Compliance: compliance officer, regulatory compliance, compliance management
Corporate Governance: governance, good governance in companies
Grant Financial Management: donor reporting, grant finance, donor funds accounting
USAID Financial Rules: usaid regulations, 2 cfr 200
IFMIS: ifmis system
Public Financial Management: pfm, pfm act, public finance, county budgeting
Revenue Collection: revenue clerk, county revenue, revenue officer
Fee Collection: school fees collection, bursar, school bursar, school accounts, school fees
Expense Management: expense reports, expenses claims
Cost-Benefit Analysis
Economics: economist, economic analysis
Econometrics: econometric modelling
Statistics for Finance: quantitative finance
Business Mathematics: hesabu za biashara
Accounting Software: accounting package, accounting system, computerised accounting, accounting computer packages
QuickBooks: quick books, quickbooks online, quickbooks desktop
=Sage: sage software, sage 50, sage 200, sage 300, sage pastel, pastel accounting, sage evolution, sage accounting
=Tally: tally software, tally erp, tally prime, tally erp 9
Xero: xero accounting
Zoho Books
Wave Accounting: wave accounting software
FreshBooks
SAP FICO: sap fico module, sap finance, sap fi
Oracle Financials: oracle finance, oracle ebs financials
Microsoft Dynamics NAV: dynamics nav, navision, business central, dynamics 365, dynamics 365 finance
Odoo: odoo erp, odoo accounting
Enterprise Resource Planning: erp, erp system
Payroll Software: aren payroll, aren software
Bloomberg Terminal: bloomberg
CPA: cpa k, cpak, certified public accountant, cpa part, cpa section, cpa finalist
ACCA: acca qualified, acca finalist, chartered certified accountant
CFA: chartered financial analyst
CIFA: certified investment and financial analyst
KATC: atd accounting, accounting technicians diploma, katc final
ICPAK Membership: icpak, icpak member
ACII: chartered insurance institute
=CIA: certified internal auditor
Mobile Money Reconciliation: mpesa reconciliation, paybill reconciliation, m-pesa reconciliation
Fintech Operations: fintech, digital lending, digital credit
Islamic Banking: sharia compliant finance, takaful
Audit Software: acl analytics, caseware, teammate audit, idea data analysis
SAP Business One: sap b1
ERPNext: frappe erpnext
NSSF and SHA Returns: sha returns, shif returns, nssf portal, sha portal, housing levy returns, nita levy
Letters of Offer: offer letters of loans, loan documentation
Cheque Processing: cheque clearing, cheques, eft, rtgs, pesalink
Field Collections: collecting repayments, repayment collection, loan collection
`,
);
