import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Of the file in bucket `cvs`. */
const path = '5eed0000-0000-4000-8000-000000000001/achieng-otieno-cv.pdf';

/** What the PDF says, a line each: it was printed from these lines. */
const text = `Achieng Otieno
Bookkeeper and data analyst
Kisumu, Kenya
seeker@example.com

Profile
Bookkeeper with four years at a hardware shop and a diploma in business information technology. I find out why a count is wrong, and I write down how to keep it right. Looking for a role where I work with data every day.

Experience
Bookkeeper, Jenga Hardware, Kisumu
March 2022 to today
Kept the books of a shop with 14 staff in QuickBooks, with bank reconciliation every week and VAT returns on KRA iTax every month.
Ran stock control for 3,200 items and cut missing stock from 4 percent to 1 percent in a year with cycle counts.
Built sales reports in Microsoft Excel with pivot tables, and an SQL query that finds slow-moving stock.
Prepared payroll and statutory deductions for 14 people.
Served customers at the counter on market days and answered complaints in English, Kiswahili and Dholuo.

Sales assistant, Lake Basin Electronics, Kisumu
January 2020 to February 2022
Sold phones and accessories, handled cash and M-Pesa payments, and balanced the till every evening.
Trained two new colleagues in customer service and stock taking.

Education
Diploma in Business Information Technology, Kisumu Evening College, 2021 to 2023
CPA Section 1, 2024
Kenya Certificate of Secondary Education, 2019

Skills
Bookkeeping, QuickBooks, Microsoft Excel, SQL, Data Analysis, Inventory Management, Payroll, Report Writing, Customer Service

Languages
English, Kiswahili, Dholuo`;

const bytes = readFileSync(new URL(`../storage/cvs/${path}`, import.meta.url));

/** The CV of the demo job seeker, as reading the file finds it. */
export const seekerCv = {
  path,
  text,
  skills: [
    'Bookkeeping',
    'QuickBooks',
    'Microsoft Excel',
    'SQL',
    'Data Analysis',
    'Inventory Management',
    'Payroll',
    'Report Writing',
    'Customer Service',
  ],
  mimeType: 'application/pdf',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
} as const;
