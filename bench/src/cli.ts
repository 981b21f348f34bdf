import { abuseBench } from './abuse/abuse-bench.ts';
import { answersBench } from './answers/answers-bench.ts';
import { type Bench, UsageError } from './bench.ts';
import { cvFactsBench } from './cv-facts/cv-facts-bench.ts';
import { cvsBench } from './cvs/measure-cvs.ts';
import { landingBench } from './landing/landing-bench.ts';
import { lighthouseBench } from './lighthouse/lighthouse-bench.ts';
import { matchBench } from './match/match-bench.ts';
import { matchSpeedBench } from './match-speed/match-speed-bench.ts';
import { pagesBench } from './pages/pages-bench.ts';
import { relevanceBench } from './relevance/relevance-bench.ts';
import { resumeBench } from './resume/resume-bench.ts';
import { scaleBench } from './scale/scale-bench.ts';
import { searchBench } from './search/search-bench.ts';
import { skillsBench } from './skills/skills-bench.ts';

const benches: readonly Bench[] = [
  landingBench,
  scaleBench,
  pagesBench,
  lighthouseBench,
  searchBench,
  relevanceBench,
  skillsBench,
  answersBench,
  cvFactsBench,
  cvsBench,
  resumeBench,
  matchBench,
  matchSpeedBench,
  abuseBench,
];

const [name, ...args] = process.argv.slice(2);
const bench = benches.find((known) => known.name === name);
if (bench === undefined) {
  console.error(name === undefined ? 'Name a bench:' : `There is no bench ${name}, but:`);
  for (const { usage, summary } of benches) console.error(`  ${usage}: ${summary}`);
  process.exitCode = 1;
} else {
  try {
    await bench.run(args);
  } catch (error) {
    if (!isWronglyTyped(error)) throw error;
    console.error(`${error.message}\nUsage: bench ${bench.usage}`);
    process.exitCode = 1;
  }
}

function isWronglyTyped(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
