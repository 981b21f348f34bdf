import { join } from 'node:path';
import { remoteNames } from '../../build/app-names.ts';
import { landingChunks, readShellChunks } from '../../build/shell-chunk.ts';
import { findOverweight } from '../../release/candidate/find-overweight.ts';
import { parseRemoteDescription } from '../../release/check-build.ts';
import { readBuildFiles } from '../../release/files/build-files.ts';
import { type CheckResult, reportViolations } from '../check.ts';

/** Bytes over the line, brotli, of all scripts that a first visit to the landing page fetches, and of the page itself. */
const landingBudgets = { scripts: 130_000, page: 60_000 } as const;

/** So little above a budget warns: which of two changes is the one too many is chance. */
const tolerance = 1.02;

/** What in the builds weighs more than its budget. */
export async function checkByteBudgets(root: string): Promise<CheckResult> {
  const landing = await weighLanding(root);
  const remotes = await Promise.all(remoteNames.map((name) => weighRemote(root, name)));
  const isFar = ({ weight, budget }: Weighed) => weight > budget * tolerance;
  const lines = (heavy: readonly Weighed[]) =>
    heavy.map(({ what, weight, budget }) => `${what} ${weight} bytes, more than the budget of ${budget}`);
  return reportViolations(
    [...lines(landing.filter(isFar)), ...remotes.flat()],
    lines(landing.filter((part) => part.weight > part.budget && !isFar(part))),
  );
}

interface Weighed {
  readonly what: string;
  readonly weight: number;
  readonly budget: number;
}

async function weighLanding(root: string): Promise<Weighed[]> {
  const files = await readBuildFiles(join(root, 'shell/dist'));
  const chunks = readShellChunks(root);
  const weightOf = (path: string) => (files.get(`${path}.br`) ?? files.get(path) ?? '').length;
  const scripts = landingChunks.reduce((sum, name) => sum + weightOf(chunks[name] ?? ''), 0);
  return [
    { what: 'shell: the scripts of the landing page weigh', weight: scripts, budget: landingBudgets.scripts },
    { what: 'shell: the landing page itself weighs', weight: weightOf('index.html'), budget: landingBudgets.page },
  ];
}

async function weighRemote(root: string, name: string): Promise<string[]> {
  const folder = join(root, name, 'dist');
  const files = await readBuildFiles(folder);
  return findOverweight(parseRemoteDescription(files, folder), files).map((line) => `${name}: ${line}`);
}
