import { readCvText } from '@fursa/engine/read-cv';
import { timeOf } from '@fursa/engine/work-time';
import * as z from 'zod';
import { withoutContacts } from '../_ai/contacts.ts';
import { phrasesOf, plainText } from '../_ai/plain-text.ts';
import type { Provider } from '../_ai/provider.ts';
import { readJson } from '../_ai/read-answer.ts';
import { limits, type ToldJob, type WorkAnswer } from './contract.ts';
import { workPrompt } from './prompts.ts';
import { readInPieces } from './read-in-pieces.ts';

/** Nearly every CV is one piece: a job that is cut in two would be read as half of one. */
const pieceLength = 30_000;
const maxTokens = 4_000;
const maxNameLength = 150;
const maxLineLength = 200;

const words = z
  .string()
  .nullish()
  .transform((written) => plainText(written ?? '').replace(/\s+/g, ' '));
const jobsSchema = z.array(z.object({ position: words, employer: words, dates: words }));
/** A model that was asked for an array may write an object around it. */
const answerSchema = z.union([jobsSchema, z.object({ jobs: jobsSchema }).transform(({ jobs }) => jobs)]);

type CopiedJob = z.output<typeof jobsSchema>[number];

/**
 * The jobs that a CV tells. A provider only copies them out of it: what does not stand in the text, word by word, is left out, and
 * its dates are read as the engine reads those of any CV.
 *
 * @throws ProviderError when the CV could not be read: half a list would pass for a whole one
 */
export async function readJobs(cv: string, provider: Provider | undefined): Promise<WorkAnswer> {
  const text = plainText(cv);
  if (provider === undefined)
    return { engine: 'local', work: readCvText(text).work.slice(0, limits.jobs).map(toldJob) };
  const copied = await readInPieces(text, pieceLength, (piece) =>
    provider.complete(
      { messages: workPrompt(piece), maxTokens },
      (answer) => answerSchema.safeParse(readJson(answer)).data,
    ),
  );
  const jobs = copied.slice(0, limits.jobs).flatMap(provenIn(text));
  const distinct = new Map(jobs.map((job) => [JSON.stringify(job).toLowerCase(), job]));
  return { engine: 'provider', work: [...distinct.values()] };
}

function toldJob({ position, name, startDate, endDate, isCurrent, line }: ToldJob): ToldJob {
  return { position, name, startDate, endDate, isCurrent, line };
}

/** What of a job stands in the text; nothing where that is neither a post nor an employer. */
function provenIn(text: string): (job: CopiedJob) => ToldJob[] {
  const isWritten = phrasesOf(withPlainDashes(text));
  const lines = text.split('\n').map((line) => ({ line: line.trim(), plain: withPlainDashes(line) }));
  const proven = (phrase: string): string | null =>
    /\p{L}/u.test(phrase) &&
    phrase.length <= maxNameLength &&
    withoutContacts(phrase) === phrase &&
    isWritten(withPlainDashes(phrase))
      ? phrase
      : null;
  return ({ position: post, employer, dates }) => {
    const [position, name] = [proven(post), proven(employer)];
    const named = position ?? name;
    if (named === null) return [];
    const phrase = withPlainDashes(named);
    // The length first: there may be very many short lines.
    const found = lines.find(({ plain }) => plain.length >= phrase.length && phrasesOf(plain)(phrase));
    const time = timeOf(isWritten(withPlainDashes(dates)) ? dates : '');
    return [{ position, name, ...time, line: (found?.line ?? named).slice(0, maxLineLength) }];
  };
}

/** Models write another dash than the CV. */
function withPlainDashes(text: string): string {
  return text.replace(/\s*[\u2010-\u2015\u2212-]\s*/g, ' - ');
}
