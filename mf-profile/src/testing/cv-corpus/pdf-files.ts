import type { CorpusFile } from './corpus-file.ts';
import { type Draw, writePdf } from './write-pdf.ts';

const sidebar = [
  'Contact',
  '0712 345 678',
  'achieng@example.com',
  'Kisumu',
  'Skills',
  'Microsoft Excel',
  'Customer service',
  'QuickBooks',
  'Languages',
  'English',
  'Kiswahili',
];
const story = [
  'Experience',
  'Office Administrator, Lake Clinic',
  'Kept the records of 4,000 patients in order and answered the telephone in three languages, also at night and on Sundays.',
  'Receptionist, Nyanza Hotel',
  'Welcomed guests, took bookings and trained two new receptionists.',
  'Education',
  'Diploma in Business Administration, Kisumu Polytechnic',
];

/** Two columns of different leading, with a name over both. */
function drawColumns(side: 'left' | 'right'): Draw {
  return (document) => {
    document.fontSize(26).text('Achieng Otieno', 50, 50);
    const [narrow, wide] = side === 'left' ? [50, 220] : [400, 50];
    document.fontSize(10);
    for (const [index, line] of sidebar.entries()) document.text(line, narrow, 110 + index * 17, { lineBreak: false });
    document.fontSize(11).text(story.join('\n'), wide, 112, { width: 320 });
  };
}

const entries = [
  ['Store Keeper, Tumaini Wholesalers', 'Mar 2019 – Present'],
  ['Shop Attendant, Duka Letu', '2016 – 2018'],
  ['Casual Worker, Thika Farm', '2015'],
  ['Intern, Kiambu County', 'Jan 2014 – Jun 2014'],
] as const;

const schools = [
  ['Year', 'School', 'Award'],
  ['2010 – 2013', 'Machakos Boys High School on the road to Kitui', 'KCSE, mean grade B+'],
  ['2014 – 2018', 'University of Nairobi', 'Bachelor of Commerce with second class honours'],
  ['2019', 'KASNEB', 'CPA Part 1'],
] as const;

const drawTable: Draw = (document) => {
  document.text('Education', 50, 60);
  for (const [index, cells] of schools.entries()) {
    for (const [column, cell] of cells.entries())
      document.text(cell, 50 + column * 170, 90 + index * 42, { width: 140 });
  }
};

const margin = [
  ['WORK EXPERIENCE', ''],
  ['', 'Institute of Technology, University of Gondar'],
  ['[ 24/08/2022 – Current ]', 'Lecturer in Computer Engineering'],
  ['', 'Main tasks: lectures, tutorials and seminars'],
  ['', 'Lakeside Hospital'],
  ['[ 02/03/2018 – 28/09/2019 ]', 'Laboratory Assistant'],
  ['', 'Main tasks: samples and their records'],
  ['EDUCATION', ''],
  ['[ 28/09/2012 – 08/07/2017 ]', 'Bachelor of Science'],
  ['', 'University of Gondar'],
] as const;

/** Europass: times and headings at the left margin, what they are of beside them. */
const drawMargin: Draw = (document) => {
  for (const [index, [left, right]] of margin.entries()) {
    document.fontSize(9).text(left, 40, 80 + index * 16, { lineBreak: false });
    document.fontSize(11).text(right, 200, 80 + index * 16, { lineBreak: false });
  }
};

const form = [
  ['2023 FEB - 2023 MAY', ':', 'UNIVERSITY OF THE LAKE'],
  ['Position', ':', 'Cyber Attendant'],
  ['2021 AUG - 2022 JULY', ':', 'TUMAINI ACADEMY'],
  ['Position', ':', 'Teacher'],
] as const;

/** The lines of an entry stand closer than entries do, as the lines of a wrapped cell would. */
const drawForm: Draw = (document) => {
  for (const [index, cells] of form.entries())
    for (const [column, cell] of cells.entries())
      document.text(cell, [72, 200, 246][column] ?? 0, 80 + Math.floor(index / 2) * 120 + (index % 2) * 15, {
        lineBreak: false,
      });
};

/** Pages of one entry each, with what word processors put into the margins. */
function drawPages(count: number): Draw {
  return (document) => {
    for (let page = 1; page <= count; page += 1) {
      if (page > 1) document.addPage();
      document.fontSize(9).text('Njeri Mwangi, 0722 111 222', 50, 20, { lineBreak: false });
      document.fontSize(11).text(`Employer number ${page}`, 50, 60);
      document.text(
        `Sold goods of kind ${page} to ${page * 10} customers a day and counted the money in the evening.`,
        50,
        90,
        { width: 400 },
      );
      document.text('Left when the shop was closed.', 50, 140);
      document.fontSize(9).text(`Page ${page} of ${count}`, 280, 780, { lineBreak: false });
    }
  };
}

export const pdfFiles: readonly CorpusFile[] = [
  {
    name: 'one-column.pdf',
    build: async () =>
      await writePdf((document) =>
        document.text(
          'Jane Wambui\nAccountant\nProfile\nAccountant with six years of experience in hotels and hospitals, who closes the books on time, reconciles the bank every morning and explains figures to people who do not like them.\nSkills\n• Bookkeeping\n• Payroll\n• Microsoft Excel',
        ),
      ),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: [
        'Jane Wambui',
        'closes the books on time, reconciles the bank every morning',
        'Skills',
        '• Bookkeeping',
        '• Payroll',
        '• Microsoft Excel',
      ],
      apart: [
        ['Bookkeeping', 'Payroll'],
        ['Jane Wambui', 'Accountant'],
      ],
    },
  },
  {
    name: 'wasifu.pdf',
    build: async () =>
      await writePdf((document) =>
        document.text(
          'Juma Hassan\nUzoefu wa kazi\nFundi bomba, Kampuni ya Maji Mombasa, 2018 hadi sasa\n• Kufunga na kukarabati mabomba\n• Kusimamia vijana watatu\nElimu\nKCPE 2009, Shule ya Msingi Likoni',
        ),
      ),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: [
        'Juma Hassan',
        'Uzoefu wa kazi',
        '2018 hadi sasa',
        '• Kufunga na kukarabati mabomba',
        '• Kusimamia vijana watatu',
        'Elimu',
      ],
    },
  },
  {
    name: 'europass-margin.pdf',
    build: async () => await writePdf(drawMargin),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: margin.flat().filter(Boolean),
      apart: [['Lakeside Hospital', 'Laboratory Assistant']],
    },
  },
  {
    name: 'form.pdf',
    build: async () => await writePdf(drawForm),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: form.flat(),
      apart: [
        ['UNIVERSITY OF THE LAKE', 'Cyber Attendant'],
        ['TUMAINI ACADEMY', 'Teacher'],
      ],
    },
  },
  ...(['left', 'right'] as const).map((side): CorpusFile => {
    const [first, second] = side === 'left' ? [sidebar, story] : [story, sidebar];
    return {
      name: `two-columns-${side}.pdf`,
      build: async () => await writePdf(drawColumns(side)),
      expected: {
        kind: 'pdf',
        pages: 1,
        inOrder: ['Achieng Otieno', ...first, ...second],
        apart: [
          ['Microsoft Excel', 'Receptionist'],
          ['Customer service', 'QuickBooks'],
          ['Contact', 'Experience'],
        ],
      },
    };
  }),
  {
    name: 'dates-at-the-right.pdf',
    build: async () =>
      await writePdf((document) => {
        for (const [index, [entry, date]] of entries.entries()) {
          document.text(entry, 50, 80 + index * 60, { lineBreak: false });
          document.text(date, 300, 80 + index * 60, { width: 245, align: 'right' });
          document.text('Did what there was to do.', 50, 98 + index * 60);
        }
      }),
    expected: { kind: 'pdf', pages: 1, inOrder: entries.map((entry) => entry.join('\t')) },
  },
  {
    name: 'table.pdf',
    build: async () => await writePdf(drawTable),
    expected: { kind: 'pdf', pages: 1, inOrder: schools.map((cells) => cells.join('\t')) },
  },
  {
    name: 'three-pages.pdf',
    build: async () => await writePdf(drawPages(3)),
    expected: {
      kind: 'pdf',
      pages: 3,
      inOrder: [
        'Njeri Mwangi, 0722 111 222',
        'Employer number 1',
        '10 customers a day and counted the money in the evening.',
        'Employer number 2',
        'Employer number 3',
      ],
      absent: ['Page 1', 'Page 3', 'of 3'],
    },
  },
  {
    name: 'ten-pages.pdf',
    build: async () => await writePdf(drawPages(10)),
    expected: {
      kind: 'pdf',
      pages: 10,
      inOrder: ['Employer number 1', 'Employer number 5', 'to 100 customers'],
      absent: ['of 10'],
    },
  },
  {
    name: 'wide-letters.pdf',
    build: async () =>
      await writePdf((document) =>
        document
          .text('EXPERIENCE', 50, 60, { characterSpacing: 6 })
          .text('Cashier at a petrol station', 50, 90, { characterSpacing: 0 }),
      ),
    expected: { kind: 'pdf', pages: 1, inOrder: ['EXPERIENCE', 'Cashier at a petrol station'] },
  },
];
