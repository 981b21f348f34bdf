import type { Occupation } from '../material.ts';

export const finance: readonly Occupation[] = [
  {
    sector: 'finance',
    roles: [
      { title: 'Accounts Assistant', level: 'entry', pay: [28, 38] },
      { title: 'Accountant', level: 'mid', pay: [58, 82] },
      { title: 'Finance Manager', level: 'senior', pay: [130, 185] },
      { title: 'Head of Finance', level: 'executive', pay: [240, 340] },
    ],
    openings: [
      'The books of {company} are in order, and we are hiring so that they stay so while we grow.',
      '{company} in {town} needs somebody who is bothered by a difference of ten shillings.',
      'Month end at {company} takes eight days. With you we would like it to take four.',
    ],
    duties: [
      'You post invoices and receipts daily in QuickBooks and reconcile bank and M-Pesa every week.',
      'You follow up debtors with a list, a telephone and good manners.',
      'You get files ready for the auditors, so that their visit is short.',
    ],
    leading: [
      'You prepare VAT, PAYE, NSSF and SHIF returns and file them on iTax before the day they are due.',
      'You run the payroll, answer questions about payslips, and treat what you see there as private.',
      'You draw up management accounts by the tenth and a page of plain words to go with them.',
    ],
    closings: [
      'If something looks wrong, you say so, whoever signed it.',
      'Late evenings happen twice a year, at the audit, and are given back.',
    ],
    requirements: [
      'CPA part II or above, or a degree in accounting or finance',
      'Has filed taxes on iTax independently',
      'Strong Microsoft Excel: lookups, pivot tables, and formulas others can read',
      'Discreet and exact',
    ],
    skills: ['Accounting', 'QuickBooks', 'Microsoft Excel', 'Tax Compliance', 'Payroll', 'Bank Reconciliation'],
  },
  {
    sector: 'finance',
    roles: [
      { title: 'Loan Officer', level: 'entry', pay: [32, 45] },
      { title: 'Credit Analyst', level: 'mid', pay: [60, 85] },
      { title: 'Relationship Manager', level: 'senior', pay: [90, 130] },
      { title: 'Debt Recovery Agent', level: 'mid', pay: [34, 48], type: 'contract' },
    ],
    openings: [
      'A loan from {company} buys a sewing machine, a cow or a second-hand lorry, and it has to fit whoever takes it.',
      '{company} would rather say no today than send an auctioneer next year.',
      'Traders in {town} know {company} by the people who walk through the market. Be one of them.',
    ],
    duties: [
      'You visit businesses, look at their books or help to write some, and judge what they can repay.',
      'You explain interest, fees and what happens when a payment is missed, before anybody signs.',
      'You analyse statements and credit reports in Excel and notice what does not add up.',
      'You train groups in saving and keeping simple accounts.',
    ],
    leading: [
      'You appraise applications and put your reasons on one page for the credit committee.',
      'You watch your portfolio daily and ring on the first day of delay, not on the thirtieth.',
    ],
    closings: [
      'We measure repayment and returning customers, not only volume.',
      'A smartphone, airtime and a travel allowance come with the work.',
    ],
    requirements: [
      'Diploma or degree in finance, economics or business',
      'Experience in a bank, sacco or microfinance institution',
      'Can read a cash flow and ask the right questions about it',
      'Clean credit report and good conduct',
    ],
    skills: [
      'Credit Analysis',
      'Portfolio Management',
      'Financial Analysis',
      'Microsoft Excel',
      'Customer Service',
      'Negotiation',
    ],
  },
  {
    sector: 'finance',
    remote: true,
    roles: [
      { title: 'Claims Assistant', level: 'entry', pay: [28, 38] },
      { title: 'Underwriting Officer', level: 'mid', pay: [58, 80] },
      { title: 'Internal Auditor', level: 'senior', pay: [95, 135] },
      { title: 'Audit Trainee', level: 'entry', pay: [16, 22], type: 'internship' },
    ],
    openings: [
      'Somebody at {company} has to read the small print. It may as well be a person who likes it.',
      'Trust is what {company} sells, and checks are how it is made.',
      '{company} is looking for a careful reader with a sense of proportion.',
    ],
    duties: [
      'You examine files against the policy and decide, or recommend, within two working days.',
      'You telephone customers for missing papers and explain what they are for.',
      'You test a sample of payments each month and follow every shilling to its receipt.',
      'You keep registers complete, so that the regulator’s questions take an hour and not a week.',
    ],
    leading: [
      'You assess risks with data analysis where we have figures and with site visits where we do not.',
      'You write findings in words that the people concerned would accept as fair.',
    ],
    closings: [
      'You report what you find to those who must know, and nobody can ask you to leave it out.',
      'Two days a week on site, and the rest where you concentrate best.',
    ],
    requirements: [
      'Degree or diploma in insurance, actuarial science, audit or accounting',
      'Working towards ACII, CPA or CISA',
      'Writes short, clear reports',
      'Experience with claims or audit software',
    ],
    skills: [
      'Risk Assessment',
      'Internal Audit',
      'Data Analysis',
      'Report Writing',
      'Compliance',
      'Attention to Detail',
    ],
  },
];
