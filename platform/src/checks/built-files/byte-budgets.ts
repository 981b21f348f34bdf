import { join } from 'node:path';
import { remoteNames } from '../../build/app-names.ts';
import { landingChunks, readShellChunks } from '../../build/shell-chunk.ts';
import { findOverweight, type Weighed, weighRemote } from '../../release/candidate/find-overweight.ts';
import { parseRemoteDescription } from '../../release/check-build.ts';
import { readBuildFiles } from '../../release/files/build-files.ts';
import { type CheckResult, reportViolations } from '../check.ts';

/** Bytes over the line, brotli, of all scripts that a first visit to the landing page fetches, and of the page itself. */
const landingBudgets = { scripts: 130_000, page: 60_000 } as const;

/** What in the builds weighs more than its budget. */
export async function checkByteBudgets(root: string): Promise<CheckResult> {
  const parts = await Promise.all([weighLanding(root), ...remoteNames.map((name) => weighBuild(root, name))]);
  const { faults, notes } = findOverweight(parts.flat());
  return reportViolations(faults, notes);
}

async function weighLanding(root: string): Promise<Weighed[]> {
  const files = await readBuildFiles(join(root, 'shell/dist'));
  const chunks = readShellChunks(root);
  const weightOf = (path: string) => (files.get(`${path}.br`) ?? files.get(path) ?? '').length;
  const scripts = landingChunks.reduce((sum, name) => sum + weightOf(chunks[name] ?? ''), 0);
  return [
    { what: 'shell: the script of the landing page', weight: scripts, budget: landingBudgets.scripts },
    { what: 'shell: the HTML of the landing page', weight: weightOf('index.html'), budget: landingBudgets.page },
  ];
}

async function weighBuild(root: string, name: string): Promise<Weighed[]> {
  const folder = join(root, name, 'dist');
  const files = await readBuildFiles(folder);
  const parts = weighRemote(parseRemoteDescription(files, folder), files);
  return parts.map((part) => ({ ...part, what: `${name}: ${part.what}` }));
}
