import { sentenceList } from '../sentence-list.ts';
import { readAskedAndHad } from './asked-and-had.ts';
import type { DraftChecker } from './check-draft.ts';
import { apart, bornOut, chosen, otherPapers, skillsBornOut } from './compose-letter.ts';
import type { DraftSentence, DraftTexts } from './draft.ts';
import { impersonal, type Sentence } from './job-sentences.ts';
import { type PersonStory, readStory } from './person-story.ts';
import { distinctSources } from './quotes.ts';
import { capitalised, withArticle } from './wording.ts';

const most = { skills: 4, papers: 3 } as const;

/** Two to four sentences without "I", of the person's own facts. */
export function composeSummary(texts: DraftTexts, refusal: DraftChecker): DraftSentence[] {
  const story = bornOut(readStory(texts), refusal);
  const fit = skillsBornOut(readAskedAndHad(texts), refusal);
  const skills = apart(fit.asked.length > 0 ? fit.asked : fit.had).slice(0, most.skills);
  const [job] = story.jobs;
  const phrase = chosen(job?.phrases ?? story.phrases, fit, most.skills)
    .toSorted((one, other) => Number(/\d/.test(other.line)) - Number(/\d/.test(one.line)))
    .flatMap((told) => impersonal(told, job?.isCurrent ?? false) ?? [])[0];
  const sentences = [
    who(story),
    skills.length === 0
      ? undefined
      : {
          text: `Skills include ${sentenceList(skills.map(({ words }) => words))}.`,
          sources: distinctSources(skills.map(({ source }) => source)),
        },
    phrase,
    holds(story),
  ].filter((sentence) => sentence !== undefined);
  return sentences.map((sentence, index) => ({ ...sentence, startsParagraph: index === 0 }));
}

function who({ jobs: [job], occupation, years, home }: PersonStory): Sentence | undefined {
  const time = years === null ? '' : ` with ${years.words} of experience`;
  if (job !== undefined) {
    const post = capitalised(job.post);
    const place = job.employer === null ? '' : `, ${job.isCurrent ? 'currently' : 'most recently'} at ${job.employer}`;
    return { text: `${post}${time}${place}.`, sources: distinctSources([...job.sources, ...(years?.sources ?? [])]) };
  }
  if (occupation !== null)
    return {
      text: `${capitalised(occupation.words)}${time}.`,
      sources: distinctSources([...occupation.sources, ...(years?.sources ?? [])]),
    };
  return home === null ? undefined : { text: `Based in ${home.words}.`, sources: home.sources };
}

function holds({ schooling, papers, languages }: PersonStory): Sentence | undefined {
  const isHeld = schooling !== null && schooling.form === 'holds';
  const named = otherPapers(papers, schooling, most.papers);
  const held = [...(isHeld ? [withArticle(schooling.words)] : []), ...named.map(({ words }) => words)];
  const opening = schooling?.form === 'passed' ? `Completed ${schooling.words}` : '';
  const spoken = languages.length === 0 ? '' : `speaks ${sentenceList(languages.map(({ words }) => words))}`;
  const parts = [opening, held.length === 0 ? '' : `holds ${sentenceList(held)}`, spoken].filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const sources = [
    ...(isHeld || opening !== '' ? (schooling?.sources ?? []) : []),
    ...named.flatMap((paper) => paper.sources),
    ...languages.flatMap((language) => language.sources),
  ];
  return { text: `${capitalised(parts.join('; '))}.`, sources: distinctSources(sources) };
}
