import type { CorpusFile } from './corpus-file.ts';
import { writeDoc } from './write-doc.ts';
import { deleted, hidden, item, link, marginTab, paragraph, table, textBox, writeDocx } from './write-docx.ts';

export const officeFiles: readonly CorpusFile[] = [
  {
    name: 'plain.docx',
    build: async () =>
      writeDocx({
        body: [
          paragraph('Peter Kariuki'),
          paragraph('Mail: ', link('rId7', 'peter@example.com'), ', ', link('rId8', 'LinkedIn')),
          paragraph('Waiter\t2018 – 2020'),
          item('Served up to 20 tables'),
          item('Handled cash & M-Pesa'),
          paragraph('Known to be ', deleted('late'), 'punctual'),
        ].join(''),
        links: { rId7: 'mailto:peter@example.com', rId8: 'https://www.linkedin.com/in/peter-kariuki' },
      }),
    expected: {
      kind: 'docx',
      pages: null,
      inOrder: [
        'Peter Kariuki',
        'peter@example.com, LinkedIn (https://www.linkedin.com/in/peter-kariuki)',
        'Waiter\t2018 – 2020',
        '• Served up to 20 tables',
        '• Handled cash & M-Pesa',
        'Known to be punctual',
      ],
      apart: [['Served', 'Handled']],
      absent: ['late', '(peter@example.com)'],
    },
  },
  {
    // Its main part has no type of its own.
    name: 'default-type.docx',
    build: async () =>
      writeDocx({
        body: paragraph('Peter Kariuki, EducaƟon and construcɵon, J a n 2 0 2 0 – M a y 2 0 2 1'),
        more: {
          '[Content_Types].xml': new TextEncoder().encode(
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" /></Types>',
          ),
        },
      }),
    expected: { kind: 'docx', pages: null, inOrder: ['Peter Kariuki, Education and construction'] },
  },
  {
    name: 'tables.docx',
    build: async () =>
      writeDocx({
        body: [
          table([
            [['Year'], ['School'], ['Grade']],
            [['2013'], ['Alliance High School'], ['A-']],
            [['2018'], ['Moi University', 'Eldoret'], ['Second upper']],
          ]),
          table([
            [
              ['Skills', 'Welding', 'Brazing', 'Fabrication'],
              ['Experience', 'Welder, Jua Kali Works', '2019 – 2023', 'Made gates and window grilles'],
            ],
          ]),
        ].join(''),
      }),
    expected: {
      kind: 'docx',
      pages: null,
      inOrder: [
        'Year\tSchool\tGrade',
        '2013\tAlliance High School\tA-',
        '2018\tMoi University\tSecond upper',
        'Eldoret',
        'Skills',
        'Welding',
        'Fabrication',
        'Experience',
        'Welder, Jua Kali Works',
      ],
      apart: [
        ['Welding', 'Welder'],
        ['Skills', 'Experience'],
      ],
    },
  },
  {
    name: 'header-and-boxes.docx',
    build: async () =>
      writeDocx({
        header: paragraph('Faith Chebet, 0733 222 111'),
        body: [
          paragraph('Nurse', textBox('Registered with the Nursing Council', { hasFallback: true })),
          paragraph('Theatre nurse', textBox('Licence 12345', { hasFallback: false })),
        ].join(''),
      }),
    expected: {
      kind: 'docx',
      pages: null,
      inOrder: [
        'Faith Chebet, 0733 222 111',
        'Nurse',
        'Registered with the Nursing Council',
        'Theatre nurse',
        'Licence 12345',
      ],
      apart: [['Theatre nurse', 'Licence']],
    },
  },
  {
    name: 'footer-and-hidden.docx',
    build: async () =>
      writeDocx({
        body: [
          paragraph('Salim Mwakio', hidden('nursing surgery python')),
          paragraph('Storekeeper', marginTab, 'Jan 2018 – Dec 2021'),
        ].join(''),
        footer: [paragraph('Tel: 0722 334 455'), paragraph('Page 1 of 2')].join(''),
      }),
    expected: {
      kind: 'docx',
      pages: null,
      inOrder: ['Salim Mwakio', 'Storekeeper\tJan 2018 – Dec 2021', 'Tel: 0722 334 455'],
      absent: ['nursing', 'Page 1'],
    },
  },
  {
    name: 'wasifu.docx',
    build: async () =>
      writeDocx({
        body: [
          paragraph('Amina Said'),
          paragraph('Ujuzi'),
          item('Kushona nguo'),
          item('Kuuza dukani'),
          paragraph('Lugha'),
          paragraph('Kiswahili, Kiingereza'),
        ].join(''),
      }),
    expected: {
      kind: 'docx',
      pages: null,
      inOrder: ['Amina Said', 'Ujuzi', '• Kushona nguo', '• Kuuza dukani', 'Lugha', 'Kiswahili, Kiingereza'],
    },
  },
  {
    name: 'a-docx-called.doc',
    build: async () => writeDocx({ body: paragraph('Grace Akinyi, seamstress in Kisumu') }),
    expected: { kind: 'docx', pages: null, inOrder: ['Grace Akinyi, seamstress in Kisumu'] },
  },
  {
    name: 'plain.doc',
    build: async () =>
      writeDoc({
        body: [
          {
            isNarrow: true,
            text: 'David Kiprop\rMail: \x13HYPERLINK "mailto:david@example.com"\x14write to me\x15\rYear\x07School\x07\x072014\x07Moi University\x07\x07Farm manager, 2015\x0bNakuru\r',
          },
        ],
      }),
    expected: {
      kind: 'doc',
      pages: null,
      inOrder: [
        'David Kiprop',
        'write to me (david@example.com)',
        'Year\tSchool',
        '2014\tMoi University',
        'Farm manager, 2015',
        'Nakuru',
      ],
      apart: [
        ['Farm manager', 'Nakuru'],
        ['School', '2014'],
      ],
      absent: ['HYPERLINK'],
    },
  },
  {
    name: 'wasifu-in-pieces.doc',
    build: async () =>
      writeDoc({
        header: 'Halima Omar, 0101 222 333\r',
        body: [
          { isNarrow: true, text: 'Uzoefu wa kazi\rMwalimu wa ' },
          { isNarrow: false, text: 'shule ya msingi – “Bora”, 2016 hadi sasa\r' },
          { isNarrow: true, text: 'Elimu\rCheti cha ualimu (P1)\r' },
        ],
      }),
    expected: {
      kind: 'doc',
      pages: null,
      inOrder: [
        'Halima Omar, 0101 222 333',
        'Uzoefu wa kazi',
        'Mwalimu wa shule ya msingi – “Bora”, 2016 hadi sasa',
        'Elimu',
        'Cheti cha ualimu (P1)',
      ],
    },
  },
];
