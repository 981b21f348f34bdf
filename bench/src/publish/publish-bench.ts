import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from '@fursa/platform/build';
import { type Bench, UsageError, writeResults } from '../bench.ts';
import { median } from '../landing/median-figures.ts';
import { readCount } from '../read-count.ts';
import { type PreparedRelease, prepareRelease } from './prepare-release.ts';
import { type PublishParts, readParts } from './publish-parts.ts';
import { formatPublishTable, type PublishFigures } from './publish-table.ts';
import { timePublish } from './time-publish.ts';

export const publishBench: Bench = {
  name: 'publish',
  usage: 'publish [--remote <name>] [--runs <number>] [--markdown]',
  summary: 'how long one remote’s release takes, and which part of it what',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        remote: { type: 'string', default: 'mf-jobs' },
        runs: { type: 'string', default: '3' },
        markdown: { type: 'boolean', default: false },
      },
    });
    const runCount = readCount('runs', values.runs);
    const { remote } = values;
    if (!remoteNames.some((name) => name === remote))
      throw new UsageError(`--remote takes one of ${remoteNames.join(', ')}, not ${remote}.`);
    const tell = values.markdown ? () => undefined : (line: string) => console.error(line);
    tell('Building what is stale, releasing all apps ...');
    const release = await prepareRelease(remote);
    try {
      const runs = await measureRuns(release, remote, runCount, tell);
      const medians = medianPublish(runs);
      const results = { remote, medians, runs };
      await writeResults('publish', results);
      tell(`\n${remote}, median of ${runCount} runs\n`);
      console.log(formatPublishTable(medians));
    } finally {
      await release.remove();
    }
  },
};

/** The one before them fills what the compiler remembers, once for a checkout, and is not counted. */
async function measureRuns(
  release: PreparedRelease,
  remote: string,
  runCount: number,
  tell: (line: string) => void,
): Promise<PublishFigures[]> {
  await measureRun(release, remote);
  const runs: PublishFigures[] = [];
  for (let run = 1; run <= runCount; run += 1) {
    tell(`Run ${run} of ${runCount}`);
    runs.push(await measureRun(release, remote));
  }
  return runs;
}

async function measureRun(release: PreparedRelease, remote: string): Promise<PublishFigures> {
  const folders = [await release.copy(), await release.copy(), await release.copy()] as const;
  const [checkedIn, forcedIn, renderedIn] = folders;
  const checked = readParts(await timePublish(checkedIn, [remote]));
  const force = [remote, '--force', 'a measurement'];
  const { total: forced } = await timePublish(forcedIn, force);
  await cp(join(forcedIn, 'prerendered'), join(renderedIn, 'prerendered'), { recursive: true });
  const { total: forcedRendered } = await timePublish(renderedIn, force);
  for (const folder of folders) await rm(folder, { recursive: true });
  return { checked, forced, forcedRendered };
}

function medianPublish(runs: readonly PublishFigures[]): PublishFigures {
  const of = (part: keyof PublishParts) => median(runs.map(({ checked }) => checked[part]));
  return {
    checked: {
      start: of('start'),
      files: of('files'),
      types: of('types'),
      release: of('release'),
      total: of('total'),
    },
    forced: median(runs.map(({ forced }) => forced)),
    forcedRendered: median(runs.map(({ forcedRendered }) => forcedRendered)),
  };
}
