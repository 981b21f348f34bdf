import path from 'node:path';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { type AppName, repositoryFolder } from '../../build/app-names.ts';
import { runTool } from '../../checks/run-tool.ts';
import { type CheckResult, checkRemote, checkShell, readPreviousShell, runCheck } from '../../release/index.ts';
import { CommandError } from '../command.ts';
import { distFolder, readShellVersion } from './publish-built.ts';
import type { TrialRoom } from './trial/try-candidate.ts';

export interface CheckPlan {
  readonly releaseDir: string;
  /** The build of a remote whose sources are elsewhere; types and tests are looked at there. */
  readonly distDir?: string;
  /** What looking at the types has found or will find, where that began before; else it begins here. */
  readonly types?: Promise<CheckResult> | undefined;
  /** Runs the app's own tests as well. */
  readonly withTests: boolean;
  /** The browser to try it in, the same at each call; asked for when the files are right. None where it is not to be tried. */
  readonly openTrialRoom?: () => Promise<TrialRoom>;
  readonly say: (line: string) => void;
}

export interface CheckReport {
  readonly app: AppName;
  /** Undefined when the build has none. */
  readonly version: string | undefined;
  readonly results: readonly CheckResult[];
}

/**
 * Checks the build of an app as far as one can without releasing it: types, files, what is live beside it, and then a real
 * browser where there is to be one. A build whose files are wrong is not tried in it.
 */
export async function checkCandidate(app: AppName, plan: CheckPlan): Promise<CheckReport> {
  const { releaseDir, distDir = distFolder(app), withTests, openTrialRoom, say } = plan;
  const results: CheckResult[] = [];
  const note = (...found: readonly CheckResult[]) => {
    results.push(...found);
    for (const result of found) for (const line of describeResult(result)) say(line);
  };
  const built =
    app === 'shell'
      ? await checkShell(distDir, releaseDir, await readShellVersion())
      : await checkRemote(distDir, releaseDir);
  note(...built.results);
  // It starts while the types are looked at. What stops it is told by the trial.
  if (isRight(results)) void openTrialRoom?.().catch(() => undefined);
  if (plan.distDir === undefined) note(await (plan.types ?? checkTypes(app)));
  if (withTests)
    note(await runToolCheck('tests', 'vitest', ['run', '--root', '.', '--project', 'pages', `${app}/src`]));
  const remote = 'remote' in built ? built.remote : undefined;
  const version = 'shell' in built ? built.shell?.version : built.remote?.version;
  if (openTrialRoom === undefined) return { app, version, results };
  if (isRight(results)) for await (const result of runTrials(app, remote, { ...plan, openTrialRoom })) note(result);
  else note({ name: 'browser', faults: [], notes: ['not tried, since the build is not right'], milliseconds: 0 });
  return { app, version, results };
}

export function hasFaults({ results }: CheckReport): boolean {
  return !isRight(results);
}

function isRight(results: readonly CheckResult[]): boolean {
  return results.every(({ faults }) => faults.length === 0);
}

function describeResult({ name, faults, notes = [], milliseconds }: CheckResult): string[] {
  const time = milliseconds < 1000 ? '' : ` (${(milliseconds / 1000).toFixed(1)} s)`;
  const verdict = faults.length === 0 ? 'ok' : faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`  ${name}: ${verdict}${time}`, ...[...faults, ...notes].map((line) => `    ${line}`)];
}

/** What the compiler knows of the last time leaves it a quarter of the work; without that, or with a damaged one, it does all of it. */
export async function checkTypes(app: AppName): Promise<CheckResult> {
  const known = path.join(repositoryFolder, 'node_modules/.cache/fursa', `${app}.tsbuildinfo`);
  return await runToolCheck('types', 'tsc', [
    '-p',
    app,
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    known,
  ]);
}

async function runToolCheck(name: string, tool: string, args: readonly string[]): Promise<CheckResult> {
  return await runCheck(name, isExpected, async () => {
    const { exitCode, output } = await runTool(repositoryFolder, tool, args);
    return exitCode === 0 ? [] : output.split('\n').filter((line) => line.trim() !== '');
  });
}

/** In the live shell, and a remote also in the one that a rollback of the shell would bring back. */
async function* runTrials(
  app: AppName,
  remote: RegisteredRemote | undefined,
  { releaseDir, distDir = distFolder(app), openTrialRoom }: Required<Pick<CheckPlan, 'openTrialRoom'>> & CheckPlan,
): AsyncGenerator<CheckResult> {
  const { live, previous } = await readPreviousShell(releaseDir, remote);
  const { tryCandidate } = await import('./trial/try-candidate.ts');
  if (remote === undefined) {
    const candidate = { remote, distDir, packageVersion: await readShellVersion() };
    yield await trial('browser', async () => tryCandidate(await openTrialRoom(), releaseDir, candidate));
    return;
  }
  if (live === undefined) {
    yield { name: 'browser', faults: [], notes: ['no shell is live that could load it'], milliseconds: 0 };
    return;
  }
  const inShell = (name: string, shellVersion: string) =>
    trial(name, async () => tryCandidate(await openTrialRoom(), releaseDir, { remote, distDir, shellVersion }));
  yield await inShell('browser', live);
  if (previous !== undefined) yield await inShell('browser, previous shell', previous);
}

function trial(name: string, run: () => Promise<readonly string[]>): Promise<CheckResult> {
  return runCheck(name, isExpected, run);
}

function isExpected(error: unknown): error is Error {
  return error instanceof CommandError;
}

export interface Checking {
  readonly releaseDir: string;
  /** The build of a remote whose sources are elsewhere. */
  readonly distDir?: string;
  readonly types?: CheckPlan['types'];
  readonly say: (line: string) => void;
}

/** @throws CommandError when a check finds something; nothing is released then. */
export async function refuseFaults(app: AppName, checking: Checking): Promise<void> {
  checking.say(`Checking ${app} ...`);
  const report = await checkCandidate(app, { ...checking, withTests: false });
  if (!hasFaults(report)) return;
  const faults = report.results.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`));
  const more = faults.length === 1 ? '' : ` (and ${faults.length - 1} more)`;
  throw new CommandError(
    `${app} ${report.version ?? ''} is not released: ${faults[0]}${more}. Correct it, or say why it must be: --force "<reason>".`,
  );
}
