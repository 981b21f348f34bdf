import type { RemoteName } from '@fursa/shared/contract';
import { remoteNames } from '../../build/app-names.ts';
import { endCanary, listReleases, promoteCanary, setCanary, stageRemote } from '../../release/index.ts';
import { type CommandCall, CommandError, type CommandOutcome, UsageError } from '../command.ts';
import { buildStale } from '../start/build-stale.ts';
import { productDefaults, readEnvironment } from '../start/read-environment.ts';
import { type Checking, refuseFaults } from './check-candidate.ts';
import { distFolder, readBuiltVersion } from './publish-built.ts';
import { parseReleasedRemote } from './released-name.ts';

/**
 * `fursa canary <remote> <version> --percent <number>`: serves a version to a share of the visitors, or to another share. The
 * version is one of the release folder, or the built one, which is checked as `publish` does. `--end` takes it back.
 */
export async function canary({ words, usage, has, value, say }: CommandCall): Promise<CommandOutcome> {
  const [, version] = words;
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedRemote(words[0], { releaseDir, usage });
  const why = value('why');
  if (has('end')) {
    if (version !== undefined || value('percent') !== undefined) {
      throw new UsageError(`--end takes neither a version nor a share. Usage: fursa ${usage}`);
    }
    const ended = await endCanary(releaseDir, name, { why });
    return { lines: [`Nobody gets ${name} ${ended} any more`], data: { app: name, version: ended, percent: 0 } };
  }
  const percent = readPercent(value('percent'), usage);
  if (version === undefined) throw new UsageError(`Which version? Usage: fursa ${usage}`);
  if (!(await isKept(releaseDir, name, version))) await stageBuilt(name, version, { releaseDir, say });
  await setCanary(releaseDir, name, { version, percent, why });
  return {
    lines: [`${percent} % of the visitors get ${name} ${version}`],
    data: { app: name, version, percent },
  };
}

function readPercent(text: string | undefined, usage: string): number {
  const percent = text === undefined ? Number.NaN : Number(text.replace(/\s*%$/, ''));
  if (percent > 0 && percent <= 100) return percent;
  throw new UsageError(`--percent needs a number above 0, at most 100. Usage: fursa ${usage}`);
}

async function isKept(releaseDir: string, name: RemoteName, version: string): Promise<boolean> {
  const released = (await listReleases(releaseDir)).find(({ app }) => app === name);
  return released?.versions.some((kept) => kept.version === version) ?? false;
}

/** @throws CommandError when another version is built, or a check finds something; nothing is released then. */
async function stageBuilt(
  wanted: RemoteName,
  version: string,
  { releaseDir, say }: Pick<Checking, 'releaseDir' | 'say'>,
): Promise<void> {
  const name = remoteNames.find((own) => own === wanted);
  if (name !== undefined) await buildStale([name], say);
  const built = name && (await readBuiltVersion(name));
  if (name === undefined || built !== version) {
    throw new CommandError(
      `${wanted} ${version} is neither in ${releaseDir} nor built; built is ${built ?? 'nothing'}.`,
    );
  }
  await refuseFaults(name, { releaseDir, say });
  await stageRemote(distFolder(name), releaseDir);
}

/** `fursa promote <remote>`: serves to everybody what a share of the visitors has. */
export async function promote({ words, usage, value }: CommandCall): Promise<CommandOutcome> {
  const { releaseDir } = readEnvironment(process.env, productDefaults);
  const name = await parseReleasedRemote(words[0], { releaseDir, usage });
  const { version } = await promoteCanary(releaseDir, name, { why: value('why') });
  return { lines: [`Everybody gets ${name} ${version}`], data: { app: name, version } };
}
