import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findSkills } from '../src/find-skills.ts';
import { classifyLines, lineKinds } from '../src/tagger/classify-line.ts';
import { lineBits } from '../src/tagger/line-features.ts';
import { spanBits } from '../src/tagger/span-features.ts';
import { type SpanTables, tagWith } from '../src/tagger/tag-asked-for.ts';
import { linesOf, scoreSpans, spanHeading, spanRow } from './evaluate.ts';
import { fetchPart } from './fetch-sets.ts';
import { joinLines, type LabelledLine, readAdverts } from './labelled-adverts.ts';
import { linesInPlace, scoreLines, trainLines, withoutHeadings } from './line-trainer.ts';
import { modelSource, packWeights, roundWeights } from './pack-weights.ts';
import { type MarkedText, type Part, readGreen, readSkillSpan } from './read-sets.ts';
import { sequencesOf, trainSpans } from './span-trainer.ts';

/** One unit of a model's weights is one tenth. */
const scale = 10;

/** Added where a span begins and where it goes on; chosen on the dev parts. */
const eagerness = { begins: 0.6, goesOn: 0.2 };

const { values: options } = parseArgs({
  options: { from: { type: 'string' }, test: { type: 'boolean' }, only: { type: 'string' } },
});
const folder = import.meta.dirname;
const models = join(folder, '../src/tagger');
const adverts = readAdverts(join(folder, 'labelled'));
const isHeldOut = (_: unknown, index: number): boolean => index % 5 === 4;
const heldOut = adverts.filter(isHeldOut);
const learned = adverts.filter((advert, index) => !isHeldOut(advert, index));

if (options.only !== 'spans') trainLineModel();
if (options.only !== 'lines') await trainSpanModel();

function trainLineModel(): void {
  const train = (from: readonly LabelledLine[][]): Int8Array => {
    const examples = from.flatMap((advert) => [
      ...linesInPlace(advert),
      ...linesInPlace(advert).map((example) => ({ ...example, context: { ...example.context, previous: null } })),
      ...linesInPlace(withoutHeadings(advert)),
    ]);
    return roundWeights(trainLines(examples, { alpha: 0.3, beta: 1, l1: 0.5, l2: 0 }, 6), scale);
  };
  const judged = train(learned);
  console.log(`lines: ${adverts.flat().length}, of which ${heldOut.flat().length} held out`);
  console.log(scoreLines('as written', heldOut, (lines) => classifyLines(lines, judged)));
  console.log(scoreLines('without headings', heldOut.map(withoutHeadings), (lines) => classifyLines(lines, judged)));
  const packed = packWeights(train(adverts), lineBits, lineKinds.length);
  write('line-model.ts', modelSource('lineWeights', packed, ''));
}

async function trainSpanModel(): Promise<void> {
  const skillSpan = await part('skillspan', 'train');
  const own = learned.map(joinLines);
  const texts = [
    // Half of the adverts as a whole, half line by line: the tagger reads both.
    ...skillSpan.flatMap((text, index) => (index % 4 < 2 ? [text] : linesOf(text))),
    ...own,
    ...own.flatMap(linesOf),
    ...(await part('green', 'train')),
  ];
  const rates = { alpha: 0.07, beta: 1, l1: 2, l2: 0 };
  const { nodes, steps } = trainSpans(sequencesOf(texts), { rates, rounds: 6, fewest: 4, maxRows: 45_000 });
  const whole = (weight: number): number => Math.round(weight * scale);
  const eager = [0, eagerness.begins, eagerness.goesOn];
  const tables: SpanTables = {
    nodes: roundWeights(nodes, scale),
    steps: Array.from(steps, (weight, step) => whole(weight + (eager[step % 3] ?? 0))),
    start: whole(eagerness.begins),
  };
  const packed = packWeights(tables.nodes, spanBits, 2);
  const rest = `
export const spanSteps: readonly number[] = [${Array.from(tables.steps).join(', ')}];

export const spanStart = ${tables.start};
`;
  write('span-model.ts', modelSource('spanWeights', packed, rest));
  console.log(spanHeading);
  await report('dev', tables);
  if (options.test) await report('test', tables);
  const held = heldOut.map(joinLines);
  console.log(spanRow('own adverts, held out: lexicon', scoreSpans(held, findSkills)));
  console.log(
    spanRow(
      'own adverts, held out: tagger',
      scoreSpans(held, (text) => tagWith(text, tables)),
    ),
  );
}

async function report(name: Part, tables: SpanTables): Promise<void> {
  const skillSpan = await part('skillspan', name);
  const sets = {
    'SkillSpan sentences': skillSpan.flatMap(linesOf),
    'SkillSpan adverts': skillSpan,
    Green: await part('green', name),
  };
  for (const [set, texts] of Object.entries(sets)) {
    console.log(spanRow(`${set} ${name}: lexicon`, scoreSpans(texts, findSkills)));
    console.log(
      spanRow(
        `${set} ${name}: tagger`,
        scoreSpans(texts, (text) => tagWith(text, tables)),
      ),
    );
  }
}

async function part(set: 'skillspan' | 'green', name: Part): Promise<MarkedText[]> {
  const content = await fetchPart(set, name, options.from);
  return set === 'green' ? readGreen(content) : readSkillSpan(content, name);
}

function write(file: string, source: string): void {
  writeFileSync(join(models, file), source);
  const { length } = brotliCompressSync(source);
  console.log(`${file}: ${Math.round(source.length / 1000)} KB, ${(length / 1000).toFixed(1)} KB in brotli`);
}
