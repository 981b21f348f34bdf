import { expect, test } from 'vitest';
import { readCvText } from './read-cv.ts';

/** Ways to write a job: its post, employer, town, begin and end; a bar is the end of a line. */
const formats = `
POST, EMPLOYER, TOWN (FROM - TO)
EMPLOYER, TOWN — POST (FROM–TO)
FROM – TO: POST, EMPLOYER
FROM - TO ¦ POST ¦ EMPLOYER ¦ TOWN
POST | EMPLOYER | FROM - TO
POST | EMPLOYER, TOWN | FROM - TO
EMPLOYER | POST | FROM - TO
EMPLOYER, TOWN | POST | FROM - TO
EMPLOYER>TOWN | POST>FROM - TO
POST>FROM - TO | EMPLOYER>TOWN
EMPLOYER>FROM - TO | POST>TOWN
FROM - TO | POST | EMPLOYER
FROM - TO | EMPLOYER | POST
FROM - TO | POST, EMPLOYER
FROM - TO | POST at EMPLOYER
POST at EMPLOYER | FROM - TO
POST @ EMPLOYER | FROM - TO ¦ TOWN
POST ¦ EMPLOYER | TOWN ¦ FROM - TO
POST | EMPLOYER ¦ TOWN ¦ FROM - TO
POST | EMPLOYER · FROM - TO
POST | EMPLOYER · Full-time | FROM - TO | TOWN, Kenya
POST | EMPLOYER | TOWN, Kenya | FROM - TO
POST | EMPLOYER | FROM - TO | TOWN, Kenya
POST | FROM - TO | EMPLOYER, TOWN
EMPLOYER | FROM - TO | POST
EMPLOYER (TOWN) | POST, FROM - TO
EMPLOYER, FROM - TO | POST
EMPLOYER, TOWN, FROM - TO | POST
EMPLOYER (FROM - TO) | POST
EMPLOYER, TOWN>FROM - TO | POST
POST, FROM - TO | EMPLOYER, TOWN
POST (FROM - TO) | EMPLOYER - TOWN
POST – EMPLOYER (FROM – TO)
POST: EMPLOYER, FROM - TO
EMPLOYER: POST, FROM - TO
• POST, EMPLOYER, FROM - TO
FROM - TO>EMPLOYER | >POST
FROM - TO>POST | >EMPLOYER, TOWN
FROM - TO | EMPLOYER, TOWN | POST
### POST | **EMPLOYER** ¦ FROM - TO
### EMPLOYER | *POST* | *FROM - TO*
**POST** — *EMPLOYER*, FROM - TO
### POST, EMPLOYER — TOWN | _FROM - TO_
EMPLOYER, TOWN (FROM to TO) | Position: POST
Position: POST | Employer: EMPLOYER | Period: FROM - TO
POST, EMPLOYER | FROM - TO, TOWN
POST | EMPLOYER (TOWN, Kenya) | FROM - TO
EMPLOYER — TOWN | POST | FROM - TO
FROM - TO ¦ TOWN | POST, EMPLOYER
POST, EMPLOYER, TOWN, Kenya>FROM - TO
POST | EMPLOYER, TOWN>FROM - TO
POST - EMPLOYER - TOWN - FROM to TO
FROM | – | TO | POST, EMPLOYER
Position: POST | Employer: EMPLOYER | Location: TOWN | Period: FROM - TO
POST | EMPLOYER | TOWN | FROM - TO
FROM - TO>POST | TOWN>EMPLOYER
FROM - TO>EMPLOYER | TOWN>POST
POST at EMPLOYER in TOWN, FROM - TO
POST, EMPLOYER (TOWN) | FROM - TO
POST (TOWN) | EMPLOYER | FROM - TO
POST | TOWN | EMPLOYER | FROM - TO
EMPLOYER | POST | TOWN ¦ FROM - TO
POST – EMPLOYER, TOWN (FROM – TO)
EMPLOYER, TOWN, Kenya | POST | FROM - TO`
  .trim()
  .split('\n');

const jobs = [
  ['Phlebotomist', 'Lakeview', 'Kisumu', 'Mar 2020', 'Present'],
  ['Front Desk', 'Tuskys', 'Nakuru', 'Jan 2017', 'Feb 2020'],
  ['Fry Cook', 'Kenchic Inn', 'Thika', 'Jun 2015', 'Dec 2016'],
  ['Waiter', 'Tribe Hotel', 'Nairobi', 'Jan 2013', 'Feb 2015'],
] as const;

function cvOf(format: string, duties: string, gap: string): string {
  const entries = jobs.map(([post, employer, town, from, to]) => {
    const values: Record<string, string> = { POST: post, EMPLOYER: employer, TOWN: town, FROM: from, TO: to };
    const lines = format.replaceAll(' | ', '\n').replaceAll('¦', '|').replaceAll('>', '\t');
    return lines.replaceAll(/[A-Z]{2,}/g, (name) => values[name] ?? name) + duties;
  });
  return `Jane Rono\njane@example.com\n\nWORK EXPERIENCE\n${entries.join(gap)}\n\nEDUCATION\nDiploma, Thika College, 2009 - 2012\n`;
}

const months: Readonly<Record<string, string>> = { Jan: '01', Feb: '02', Mar: '03', Jun: '06', Dec: '12' };

test.each(formats)('Jobs written as %s are read', (format) => {
  const wanted = jobs.map(([position, name, town, from, to]) => ({
    position,
    name,
    location: format.includes('TOWN') ? town : null,
    startDate: dateOf(from),
    endDate: to === 'Present' ? null : dateOf(to),
    isCurrent: to === 'Present',
  }));
  for (const [duties, gap] of [
    ['\n- Served guests and kept the records\n- Trained two others', '\n\n'],
    ['\n- Served guests and kept the records', '\n'],
    ['', '\n\n'],
  ] as const) {
    const { work } = readCvText(cvOf(format, duties, gap), { today: '2026-12-31' });
    expect(
      work.map(({ position, name, location, startDate, endDate, isCurrent }) => {
        return { position, name, location, startDate, endDate, isCurrent };
      }),
    ).toEqual(wanted);
  }
});

test('What stands before the dash of a name is a part of it, unless it is a department', () => {
  const cv =
    'Jane Rono\nWORK EXPERIENCE\nLecturer\nEngineering Programme – Umoja University\n2018 - 2021\n\nClerk\nRecords Office – Mater Hospital\n2015 - 2018';
  const { work } = readCvText(cv, { today: '2026-12-31' });
  expect(work.map(({ name }) => name)).toEqual(['Engineering Programme – Umoja University', 'Mater Hospital']);
});

test('The column of a table that names the place of work is read', () => {
  const table =
    'Period\tPosition\tEmployer\tDuty station\n2018 - 2021\tNurse\tMater\tLodwar\n2015 - 2018\tNurse\tMediheal\tEldoret';
  const { work } = readCvText(`Jane Rono\nWORK EXPERIENCE\n${table}`, { today: '2026-12-31' });
  expect(work.map(({ name, location }) => [name, location])).toEqual([
    ['Mater', 'Lodwar'],
    ['Mediheal', 'Eldoret'],
  ]);
});

/** "Mar 2020" as 2020-03. */
function dateOf(written: string): string {
  const [month = '', year] = written.split(' ');
  return `${year}-${months[month]}`;
}
