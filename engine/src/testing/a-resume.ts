/** A sound CV with other parts where a test needs them. */
export function aResume({
  contact = [],
  profile = 'Accounts clerk who has worked in two schools and likes order in the books of a small organisation.',
  dates = 'January 2020 - March 2024',
  duties = ['Kept the books of two schools', 'Banked 40,000 shillings a day', 'Paid 60 suppliers a month'],
  after = [],
}: {
  readonly contact?: readonly string[];
  readonly profile?: string;
  readonly dates?: string;
  readonly duties?: readonly string[];
  readonly after?: readonly string[];
} = {}): string {
  return [
    'Mary Wanjiku Kamau',
    'Nairobi, 0722 000 111, mary.kamau@example.com',
    ...contact,
    '',
    'PROFILE',
    profile,
    '',
    'WORK EXPERIENCE',
    'Accounts Clerk, Umoja Academy, Nairobi',
    dates,
    ...duties.map((duty) => `- ${duty}`),
    '',
    'Cashier, Sokoni Traders, Thika',
    'June 2018 - December 2019',
    '- Served 150 customers a day',
    ...after,
    '',
    'EDUCATION',
    'Diploma in Accounting, Thika Technical Institute, 2016 - 2018',
    '',
    'SKILLS',
    'Excel, QuickBooks, filing, payroll, budgeting',
  ].join('\n');
}
