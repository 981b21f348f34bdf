import type { CorpusFile } from './corpus-file.ts';
import { show, writeRawPdf } from './raw-pdf.ts';

/** What needs each word at its place, or letters of its own. */
export const rawPdfFiles: readonly CorpusFile[] = [
  {
    name: 'dates-at-the-left.pdf',
    build: async () =>
      writeRawPdf([
        {
          content: show([
            [50, 780, 'Jan 2019 - Dec'],
            [150, 780, 'Sales Agent'],
            [50, 766, '2021'],
            [150, 766, 'Safaricom Shop, Nakuru'],
            [50, 740, '2015 - 2018'],
            [150, 740, 'Cashier'],
            [150, 726, 'Naivas'],
            [50, 690, 'Skills'],
            [50, 670, '\x95 Selling'],
            [200, 670, '\x95 M-Pesa'],
            [350, 670, '\x95 Excel'],
            [50, 656, '\x95 Stock taking'],
            [200, 656, '\x95 Customer care'],
            [350, 656, '\x95 Swahili'],
          ]),
        },
      ]),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: [
        'Jan 2019 - Dec 2021\tSales Agent',
        'Safaricom Shop, Nakuru',
        '2015 - 2018\tCashier',
        'Naivas',
        'Skills',
      ],
      apart: [
        ['Sales Agent', 'Safaricom'],
        ['Cashier', 'Naivas'],
        ['Selling', 'Stock taking'],
      ],
    },
  },
  {
    name: 'ligatures.pdf',
    build: async () =>
      writeRawPdf([
        {
          content: show([
            [50, 780, 'Certi\u0001ed of\u0001ce \u0001rst aider'],
            [50, 760, 'Work\u0002ow and in\u0002uence'],
          ]),
        },
      ]),
    expected: { kind: 'pdf', pages: 1, inOrder: ['Certified office first aider', 'Workflow and influence'] },
  },
  {
    name: 'hyphenation.pdf',
    build: async () =>
      writeRawPdf([
        {
          content: show([
            [50, 780, 'Responsible for the daily book-'],
            [50, 766, 'keeping of a shop and for custom-'],
            [50, 752, 'ers who were angry. Later self-'],
            [50, 738, 'employed. Also well-known for health-'],
            [50, 724, 'related training. Bookkeeping exam.'],
          ]),
        },
      ]),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: ['daily bookkeeping of a shop', 'customers who were angry', 'self-employed', 'well-known'],
    },
  },
  {
    name: 'turned-page.pdf',
    build: async () =>
      writeRawPdf([
        {
          rotate: 90,
          content: `BT /F1 11 Tf 0 1 -1 0 60 50 Tm (Driver with a licence of class BCE) Tj 0 1 -1 0 90 50 Tm (Clean record since 2011) Tj ET`,
        },
      ]),
    expected: { kind: 'pdf', pages: 1, inOrder: ['Driver with a licence of class BCE', 'Clean record since 2011'] },
  },
];
