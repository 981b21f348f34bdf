import type { CorpusFile } from './corpus-file.ts';
import { greyPicture, show, writeRawPdf } from './raw-pdf.ts';

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
    name: 'pages-that-are-pictures.pdf',
    build: async () =>
      writeRawPdf([
        { content: show([[50, 780, 'Salim Juma Mwakio, storekeeper in Mombasa']]) },
        { content: greyPicture() },
        { content: '' },
        { content: `${greyPicture()} ${show([[290, 20, '4']])}` },
      ]),
    expected: {
      kind: 'pdf',
      pages: 4,
      pictures: [2, 4],
      inOrder: ['Salim Juma Mwakio, storekeeper in Mombasa'],
    },
  },
  {
    name: 'letters-apart.pdf',
    build: async () =>
      writeRawPdf([
        {
          content: [
            show(
              [...'SALIM'].map((letter, at) => [60 + at * 34, 780, letter] as const),
              22,
            ),
            show(
              [...'MWAKIO'].map((letter, at) => [60 + 5 * 34 + 40 + at * 34, 780, letter] as const),
              22,
            ),
            show([[60, 750, 'salim@example.com']]),
          ].join(' '),
        },
        {
          content: [
            show(
              [
                [60, 780, 'G R A C E'],
                [180, 780, 'O T I E N O'],
              ],
              22,
            ),
            show([[60, 750, 'grace@example.com']]),
          ].join(' '),
        },
      ]),
    expected: { kind: 'pdf', pages: 2, inOrder: ['SALIM MWAKIO', 'salim@example.com', 'GRACE OTIENO'] },
  },
  {
    name: 'a-small-line-below-the-name.pdf',
    build: async () =>
      writeRawPdf([
        {
          content: [
            show([[200, 780, 'Salim Mwakio']], 32),
            show([[240, 768, 'STOREKEEPER AND DRIVER']], 8),
            show([[60, 700, 'Grace Akinyi']], 20),
            show([[183, 700, 'ACCOUNTANT']], 9),
          ].join(' '),
        },
      ]),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: ['Salim Mwakio\nSTOREKEEPER AND DRIVER', 'Grace Akinyi\tACCOUNTANT'],
    },
  },
  {
    name: 'a-list-in-two-columns-below-dates.pdf',
    build: async () =>
      writeRawPdf([
        {
          content: show([
            [30, 780, 'EDUCATION'],
            [30, 762, 'Shimo Technical College, Mombasa'],
            [430, 762, 'January 2018 - December 2020'],
            [30, 746, 'Diploma in Supply Chain'],
            [30, 720, 'CERTIFICATIONS'],
            [40, 702, '\x95 Forklift licence'],
            [340, 704, '\x95 First aid course'],
            [40, 688, '\x95 Fire marshal training'],
            [340, 690, '\x95 Stock audit course'],
            [40, 674, '\x95 Defensive driving'],
            [340, 676, '\x95 Customer care course'],
            [40, 660, '\x95 Food handling'],
            [30, 622, 'REFEREES'],
            [30, 606, 'Available on request'],
          ]),
        },
      ]),
    expected: {
      kind: 'pdf',
      pages: 1,
      inOrder: [
        'Shimo Technical College, Mombasa\tJanuary 2018 - December 2020',
        'CERTIFICATIONS',
        'Forklift licence',
        'First aid course',
        'Customer care course',
        'REFEREES',
      ],
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
