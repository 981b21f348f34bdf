import type { ExpectedText } from './corpus-file.ts';
import { longCv } from './long-cv.ts';

/** A page that a browser prints to PDF, with what must come of the print: A4, 40 px of margin, no header or footer. */
export interface PrintedCv {
  readonly name: string;
  readonly html: string;
  readonly expected: ExpectedText;
}

const office = [
  'Kept the records of 4,000 patients in order',
  'Ordered supplies and reconciled petty cash every week with the accountant of the county office',
];
const entry = (title: string, date: string, points: readonly string[]) =>
  `<div class="row"><b>${title}</b><span>${date}</span></div><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

const twoColumns: PrintedCv = {
  name: 'printed-two-columns.pdf',
  html: `<style>body{font:11px/1.35 sans-serif;margin:0}h2{font-size:14px;text-transform:uppercase;letter-spacing:3px}.page{display:grid;grid-template-columns:180px 1fr;gap:24px}.row{display:flex;justify-content:space-between}</style><h1>Achieng Otieno</h1><div class="page"><div><h2>Contact</h2><p>0712 345 678<br>achieng@example.com<br>Kisumu</p><h2>Skills</h2><ul><li>Microsoft Excel<li>Filing and office workflow<li>Reception</ul></div><div><h2>Experience</h2>${entry('Office Administrator, Lake Clinic', 'Jan 2020 – Present', office)}${entry('Receptionist, Nyanza Hotel', '2017 – 2019', ['Welcomed guests, took bookings'])}</div></div>`,
  expected: {
    kind: 'pdf',
    pages: 1,
    inOrder: [
      'Achieng Otieno',
      'CONTACT',
      '0712 345 678',
      'achieng@example.com',
      'Filing and office workflow',
      'EXPERIENCE',
      'Office Administrator, Lake Clinic\tJan 2020 – Present',
      ...office,
      'Receptionist, Nyanza Hotel\t2017 – 2019',
    ],
    apart: [
      ['0712 345 678', 'achieng@example.com'],
      ['Reception', 'Welcomed'],
    ],
  },
};

const table: PrintedCv = {
  name: 'printed-table.pdf',
  html: '<style>body{font:12px sans-serif}td,th{border:1px solid;padding:4px;text-align:left;vertical-align:top}</style><h1>CURRICULUM VITAE</h1><table style="width:100%"><tr><th>Year<th>School<th>Award<tr><td>2010 – 2013<td>Machakos Boys High School, which lies on the road to Kitui and has a long name indeed<td>KCSE, mean grade B+<tr><td>2014 – 2018<td>University of Nairobi, School of Business<td>Bachelor of Commerce, second class honours, upper division with finance<tr><td>2019<td>KASNEB<td>CPA Part 1</table>',
  expected: {
    kind: 'pdf',
    pages: 1,
    inOrder: [
      'CURRICULUM VITAE',
      'Year\tSchool\tAward',
      'on the road to Kitui and has a long name indeed\tKCSE, mean grade B+',
      'University of Nairobi, School of Business\tBachelor of Commerce, second class honours, upper division with finance',
      '2019\tKASNEB\tCPA Part 1',
    ],
  },
};

const kiswahili: PrintedCv = {
  name: 'printed-wasifu.pdf',
  html: '<style>body{font:12px/1.4 serif}</style><h1>Juma Hassan</h1><p>Simu: 0733 111 222 | Barua pepe: juma@example.com</p><h2>Uzoefu wa kazi</h2><p>Fundi bomba, Kampuni ya Maji Mombasa, 2018 hadi sasa</p><ul><li>Kufunga na kukarabati mabomba<li>Kusimamia vijana watatu</ul><h2>Elimu</h2><p>KCPE 2009, Shule ya Msingi Likoni</p>',
  expected: {
    kind: 'pdf',
    pages: 1,
    inOrder: [
      'Juma Hassan',
      '0733 111 222',
      'Uzoefu wa kazi',
      'hadi sasa',
      'Kufunga na kukarabati mabomba',
      'Elimu',
      'KCPE 2009',
    ],
    apart: [['mabomba', 'vijana']],
  },
};

const tenPages: PrintedCv = {
  name: 'printed-ten-pages.pdf',
  html: longCv.html,
  expected: {
    kind: 'pdf',
    pages: 10,
    inOrder: ['Brian Mutua', 'Store keeper number 11, Tumaini Wholesalers\t2019 – 2023', 'Store keeper number 103'],
  },
};

/** CVs as people make them in a browser. */
export const printedCvs: readonly PrintedCv[] = [twoColumns, table, kiswahili, tenPages];
