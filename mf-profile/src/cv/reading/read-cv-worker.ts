import { CvReadError } from './cv-read-error.ts';
import type { CvFacts, ReadAnswer, ReadRequest } from './cv-reading.ts';
import { prepareReading } from './read-file.ts';

/** Of the whole, the part that getting at the text takes. */
const textShare = 0.9;

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void answer(data), { once: true });

async function answer({ file, port }: ReadRequest): Promise<void> {
  const say = (message: ReadAnswer) => port.postMessage(message);
  try {
    const read = await prepareReading(new Uint8Array(await file.arrayBuffer()));
    const readFacts = await loadFactReader();
    say({ type: 'started' });
    const text = await read((fraction) => say({ type: 'progress', fraction: fraction * textShare }));
    const facts = readFacts(text.text);
    say({ type: 'progress', fraction: 1 });
    say({ type: 'done', reading: { ...text, facts } });
  } catch (error) {
    const code = error instanceof CvReadError ? error.code : 'broken';
    say({ type: 'failed', code, reason: String(error instanceof CvReadError ? (error.cause ?? error) : error) });
  }
}

/** The one place that calls the engine. A chunk of its own: a file that cannot be read needs no lexicon. */
async function loadFactReader(): Promise<(text: string) => CvFacts> {
  try {
    const [{ findSkills }, { evidenceIn }] = await Promise.all([
      import(/* webpackChunkName: "cv-facts" */ '@fursa/engine/find-skills'),
      import(/* webpackChunkName: "cv-facts" */ '@fursa/engine/evidence'),
    ]);
    return (text) => {
      const evidence = evidenceIn(text);
      return { skills: findSkills(text).map(({ name }) => ({ value: name, line: evidence(name) ?? '' })) };
    };
  } catch (error) {
    throw new CvReadError('unavailable', { cause: error });
  }
}
