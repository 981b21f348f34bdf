import { writeDoc } from './write-doc.ts';
import { item, paragraph, writeDocx } from './write-docx.ts';

interface Post {
  readonly title: string;
  readonly date: string;
  readonly points: readonly string[];
}

const points = [
  'Kept the records of 4,000 patients in order',
  'Ordered supplies and reconciled petty cash every week with the accountant of the county office',
  'Used Microsoft Excel, QuickBooks and a forklift; trained new staff in customer service and stock control.',
];
const duties =
  'Received goods, checked them against the order, wrote down what was missing and told the supplier on the same day. '.repeat(
    8,
  );

const pages: readonly (readonly Post[])[] = Array.from({ length: 10 }, (_, page) =>
  [1, 2, 3].map((post) => ({
    title: `Store keeper number ${(page + 1) * 10 + post}, Tumaini Wholesalers`,
    date: '2019 – 2023',
    points,
  })),
);

function postHtml({ title, date, points: done }: Post): string {
  const list = done.map((point) => `<li>${point}</li>`).join('');
  return `<div class="row"><b>${title}</b><span>${date}</span></div><ul>${list}</ul>`;
}

/** One CV of ten pages in every form there is. */
export const longCv = {
  /** To be printed on A4. */
  html: `<style>body{font:12px/1.4 sans-serif}section{break-after:page}section:last-child{break-after:auto}.row{display:flex;justify-content:space-between}</style><h1>Brian Mutua</h1>${pages.map((posts) => `<section><h2>Experience</h2>${posts.map(postHtml).join('')}<p>${duties}</p></section>`).join('')}`,
  docx: () =>
    writeDocx({
      body: pages
        .flatMap((posts) => [
          ...posts.flatMap(({ title, date, points: done }) => [paragraph(`${title}\t${date}`), ...done.map(item)]),
          paragraph(duties),
        ])
        .join(''),
    }),
  doc: () =>
    writeDoc({
      body: pages.map((posts) => ({
        isNarrow: false,
        text: posts
          .map(({ title, date, points: done }) => `${title}\t${date}\r${done.join('\r')}\r${duties}\r`)
          .join(''),
      })),
    }),
};
