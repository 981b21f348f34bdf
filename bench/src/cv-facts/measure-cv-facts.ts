import { type CvFacts, readCvText } from '@fursa/engine/read-cv';
import { type LabelledCv, type Part, parts, readCvs, readOtherTexts } from './labelled-cvs.ts';

/** How often a fact was found, right, and there to be found. */
export interface FactQuality {
  readonly fact: string;
  readonly part: Part;
  readonly found: number;
  readonly right: number;
  readonly wanted: number;
}

/** A difference between what a CV says and what was read. */
export interface Fault {
  readonly cv: string;
  readonly fact: string;
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

/** The day that "to date" means in the cases. */
const today = '2026-12-31';

/** The facts that are compared, each as a set of words without case and signs. */
const compared: Readonly<
  Record<
    string,
    { read(facts: CvFacts): readonly string[]; labelled(cv: LabelledCv, of: LabelledCv['facts']): readonly string[] }
  >
> = {
  name: { read: ({ name }) => valuesOf(name), labelled: (_, of) => of.get('name') ?? [] },
  'e-mail': { read: ({ email }) => valuesOf(email), labelled: (_, of) => of.get('email') ?? [] },
  phone: { read: ({ phone }) => valuesOf(phone), labelled: (_, of) => of.get('phone') ?? [] },
  links: { read: ({ links }) => links.map(({ value }) => value), labelled: (_, of) => of.get('link') ?? [] },
  county: { read: ({ county }) => valuesOf(county), labelled: (_, of) => of.get('county') ?? [] },
  sections: { read: ({ sections }) => sections.map(({ kind }) => kind), labelled: (_, of) => of.get('sections') ?? [] },
  languages: {
    read: ({ languages }) => languages.map(({ value }) => value),
    labelled: (_, of) => of.get('language') ?? [],
  },
  licences: {
    read: ({ licences }) => licences.map(({ value }) => value),
    labelled: (_, of) => of.get('licence') ?? [],
  },
  'work: position': {
    read: ({ work }) => work.map(({ position }) => position ?? '-'),
    labelled: (_, of) => fields(of, 'work', 0),
  },
  'work: employer': {
    read: ({ work }) => work.map(({ name }) => name ?? '-'),
    labelled: (_, of) => fields(of, 'work', 1),
  },
  'work: dates': { read: ({ work }) => work.map(datesOf), labelled: (_, of) => fields(of, 'work', 2, 3) },
  'work: whole entry': {
    read: ({ work }) => work.map((entry) => [entry.position ?? '-', entry.name ?? '-', datesOf(entry)].join('|')),
    labelled: (_, of) => fields(of, 'work', 0, 1, 2, 3),
  },
  'school: institution': {
    read: ({ education }) => education.map(({ institution }) => institution ?? '-'),
    labelled: (_, of) => fields(of, 'edu', 0),
  },
  'school: award': {
    read: ({ education }) => education.map(({ studyType, area }) => `${studyType ?? '-'}|${area ?? '-'}`),
    labelled: (_, of) => fields(of, 'edu', 1, 2),
  },
  'school: dates': { read: ({ education }) => education.map(datesOf), labelled: (_, of) => fields(of, 'edu', 3, 4) },
  'school: whole entry': {
    read: ({ education }) =>
      education.map((entry) =>
        [entry.institution ?? '-', entry.studyType ?? '-', entry.area ?? '-', datesOf(entry)].join('|'),
      ),
    labelled: (_, of) => fields(of, 'edu', 0, 1, 2, 3, 4),
  },
};

/** Reads every CV of the cases. `faults` are those of the tuned part: nobody looks at the others while tuning. */
export function measureCvFacts(): { qualities: FactQuality[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const qualities = parts.flatMap((part) => {
    const read = readCvs(part).map((cv) => ({ cv, facts: readCvText(cv.text, { today }) }));
    const ofFacts = Object.entries(compared).map(([fact, { read: readFact, labelled }]): FactQuality => {
      const sums = { found: 0, right: 0, wanted: 0 };
      for (const { cv, facts } of read) {
        const wanted = keysOf(labelled(cv, cv.facts));
        const optional = keysOf(labelled(cv, cv.optional));
        const found = keysOf(readFact(facts)).filter((key) => wanted.includes(key) || !optional.includes(key));
        const wrong = without(found, wanted);
        sums.found += found.length;
        sums.right += found.length - wrong.length;
        sums.wanted += wanted.length;
        const missing = without(wanted, found);
        const name = cv.facts.get('name')?.[0] ?? '';
        if (part === 'tuning' && missing.length + wrong.length > 0) faults.push({ cv: name, fact, missing, wrong });
      }
      return { fact, part, ...sums };
    });
    const others = readOtherTexts(part).filter((text) => readCvText(text, { today }).isCv);
    const cvs = read.filter(({ facts }) => facts.isCv).length;
    if (part === 'tuning') {
      for (const text of others) faults.push({ cv: text.slice(0, 30), fact: 'is a CV', missing: [], wrong: ['yes'] });
      for (const { cv, facts } of read) {
        if (!facts.isCv)
          faults.push({ cv: cv.facts.get('name')?.[0] ?? '', fact: 'is a CV', missing: ['yes'], wrong: [] });
      }
    }
    return [...ofFacts, { fact: 'is a CV', part, found: cvs + others.length, right: cvs, wanted: read.length }];
  });
  return { qualities, faults };
}

/** Precision and recall; 1 where there was nothing to be wrong or missed. */
export function qualityOf({ found, right, wanted }: FactQuality): { precision: number; recall: number } {
  return { precision: found === 0 ? 1 : right / found, recall: wanted === 0 ? 1 : right / wanted };
}

function valuesOf(found: { readonly value: string } | null): string[] {
  return found === null ? [] : [found.value];
}

function datesOf({
  startDate,
  endDate,
  isCurrent,
}: {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
}): string {
  return `${startDate ?? '-'}|${isCurrent ? 'now' : (endDate ?? '-')}`;
}

function fields(facts: LabelledCv['facts'], name: string, ...at: number[]): string[] {
  return (facts.get(name) ?? []).map((line) => at.map((index) => line.split(' | ')[index] ?? '-').join('|'));
}

/** What is compared: without case and signs, nothing where the label is a dash. */
function keysOf(values: readonly string[]): string[] {
  const keys = values.map((value) =>
    value
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replaceAll(/[^\p{L}\p{N}|@+]+/gu, ' ')
      .trim(),
  );
  return keys.filter((key, at) => !/^[\s|]*$/.test(key) && (key.includes('|') || keys.indexOf(key) === at));
}

/** What the first list holds more of than the second. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
