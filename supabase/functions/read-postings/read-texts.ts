import { conceptName } from '@fursa/engine/concept-name';
import { readPerson } from '@fursa/engine/read-person';
import { readPosting } from '@fursa/engine/read-posting';
import { hashText } from '../_shared/hash-text.ts';
import type { Reading, ReadingTask } from './reading.ts';

/** Milliseconds after which whatever else runs in this thread has its turn. */
const turn = 10;

/**
 * What the engine reads in the texts. One that it cannot read is told and left out: the queue offers it a few times more, and
 * then no longer.
 */
export async function readTexts(
  tasks: readonly ReadingTask[],
  onFault: (error: unknown) => void,
): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  let turnEnds = performance.now() + turn;
  for (const task of tasks) {
    if (performance.now() > turnEnds) {
      await new Promise((done) => setTimeout(done));
      turnEnds = performance.now() + turn;
    }
    try {
      const reading = await readText(task);
      if (reading !== undefined) readings.push(reading);
    } catch (error) {
      onFault(error);
    }
  }
  return readings;
}

async function readText(task: ReadingTask): Promise<Reading | undefined> {
  if (task.text === null) return undefined;
  const { kind, name, revision } = task;
  const given = { kind, name, revision, text_hash: await hashText(JSON.stringify(task.text)) };
  if (task.kind === 'person') {
    const { concepts, level, words } = readPerson(task.text);
    const ofPosting = {
      names: null,
      full_marks: null,
      occupation: null,
      word_percents: null,
      licences: null,
      choices: null,
    };
    return { ...given, ...listed(concepts), level, words, ...ofPosting };
  }
  const { company_name: companyName, ...text } = task.text;
  const { concepts, fullMarks, level, occupation, words, licences } = readPosting({ ...text, companyName });
  return {
    ...given,
    ...listed(concepts),
    names: concepts.map(({ concept }) => conceptName(concept) ?? null),
    level,
    full_marks: fullMarks,
    occupation,
    words: words.map(({ word }) => word),
    word_percents: words.map(({ percent }) => percent),
    licences,
    choices: concepts.map(({ choice }) => choice),
  };
}

function listed(concepts: readonly { readonly concept: string; readonly weight: number }[]) {
  return { concepts: concepts.map(({ concept }) => concept), weights: concepts.map(({ weight }) => weight) };
}
