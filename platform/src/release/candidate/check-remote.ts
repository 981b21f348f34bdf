import type { RegisteredRemote, RemoteDescription } from '@fursa/shared/contract/registry';
import postcss, { type AtRule, CssSyntaxError, type Rule } from 'postcss';
import { checkContract, checkFiles, checkSingleCopies, isForContract, parseRemoteDescription } from '../check-build.ts';
import { checkOwnership } from '../check-ownership.ts';
import { digestOf, readBuildFiles } from '../files/build-files.ts';
import { checkSameBytes } from '../publish-remote.ts';
import { readRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { readHistoryOf, versionBefore } from '../release-history.ts';
import { findUnsatisfied, readImportedModules, readProvidedModules } from '../shared-modules.ts';
import { readKeptShell, readShellRelease } from '../shell-release.ts';
import { type CheckFindings, type CheckResult, runCheck } from './check-result.ts';
import { findOverweight, weighRemote } from './find-overweight.ts';
import { findFaultsInShell, nothingToCompare } from './module/find-faults-in-shell.ts';
import { readPreviousShell } from './previous-shell.ts';

type Files = ReadonlyMap<string, Buffer>;

export interface RemoteCandidate {
  /** As it would be registered; undefined when its `remote.json` cannot be read, and nothing else can be said of it. */
  readonly remote: RegisteredRemote | undefined;
  readonly results: readonly CheckResult[];
}

/**
 * Looks at the build of a remote beside what is live, as far as its files tell. It finds every fault instead of the first, and
 * changes nothing.
 */
export async function checkRemote(distDir: string, releaseDir: string): Promise<RemoteCandidate> {
  let build: { readonly files: Files; readonly description: RemoteDescription } | undefined;
  const described = await check('description', async () => {
    const files = await readBuildFiles(distDir);
    build = { files, description: parseRemoteDescription(files, distDir) };
    return [];
  });
  if (build === undefined) return { remote: undefined, results: [described] };
  const { files, description } = build;
  const { name, version } = description;
  const results = [
    described,
    await check('version', async () => {
      await checkSameBytes(releaseDir, description, digestOf(files));
      return [];
    }),
    await check('contract', () => findContractFaults(description, releaseDir)),
    await check('files', () => {
      checkFiles(description, files);
      return [];
    }),
    await check('pages and slots', async () => {
      checkOwnership(description, await readRegistry(releaseDir));
      return [];
    }),
    await check('shared modules', () => findSharedFaults(description, files, { distDir, releaseDir })),
    await check('bytes', () => findOverweight(weighRemote(description, files))),
    await check('styles', () => findLooseStyles(name, textsOf(files, '.css'))),
    await check('module', () => findFaultsInLiveShell(description, distDir, releaseDir)),
  ];
  return { remote: { ...description, baseUrl: `/remotes/${name}/${version}/` }, results };
}

async function findContractFaults(description: RemoteDescription, releaseDir: string): Promise<CheckFindings> {
  const shell = await readShellRelease(releaseDir);
  checkContract(description, shell?.contract);
  const before = shell && versionBefore(await readHistoryOf(releaseDir, 'shell'), shell.version);
  const previous = before === undefined ? undefined : await readKeptShell(releaseDir, before);
  const isTaken = previous === undefined || isForContract(description, previous.contract);
  const note = `a rollback of the shell to ${previous?.version} (contract ${previous?.contract}) would leave it out`;
  return { faults: [], notes: isTaken ? [] : [note] };
}

/** A note on the shell that a rollback would bring back. */
async function findSharedFaults(
  description: RemoteDescription,
  files: Files,
  { distDir, releaseDir }: { readonly distDir: string; readonly releaseDir: string },
): Promise<readonly string[] | CheckFindings> {
  checkSingleCopies(description, files);
  const imports = await readImportedModules(distDir);
  if (imports === undefined) {
    return ['remote.json does not say what the build takes from the shell: build it with the preset of this version'];
  }
  const { live, previous } = await readPreviousShell(releaseDir, description);
  const provided = live && (await readProvidedModules(releaseDir, live));
  const before = previous && (await readProvidedModules(releaseDir, previous));
  const notes = before ? findUnsatisfied(imports, before) : [];
  return {
    faults: provided ? findUnsatisfied(imports, provided) : [],
    notes: [
      ...(provided ? [] : [nothingToCompare]),
      ...notes.map((fault) => `a rollback of the shell to ${previous} would break it: ${fault}`),
    ],
  };
}

async function findFaultsInLiveShell(
  description: RemoteDescription,
  distDir: string,
  releaseDir: string,
): Promise<CheckFindings> {
  const shellVersion = (await readShellRelease(releaseDir))?.version;
  if (shellVersion === undefined) return { faults: [], notes: [nothingToCompare] };
  return await findFaultsInShell(description, distDir, { releaseDir, shellVersion });
}

function textsOf(files: Files, ending: string): ReadonlyMap<string, string> {
  const found = [...files].filter(([path]) => path.endsWith(ending));
  return new Map(found.map(([path, content]) => [path, content.toString('utf8')]));
}

function check(name: string, run: Parameters<typeof runCheck>[2]): Promise<CheckResult> {
  return runCheck(name, (error): error is Error => error instanceof ReleaseError, run);
}

/**
 * Rules of a build's style sheets that reach beyond the place where the remote is drawn, whatever tool has built it: an element
 * by its name (`button {}`) would look different in the whole product. What the preset builds has none.
 */
export function findLooseStyles(remoteName: string, sheets: ReadonlyMap<string, string>): string[] {
  const place = new RegExp(`\\[data-mf=(["']?)${remoteName}\\1\\]`);
  const faults = new Set<string>();
  for (const [path, text] of sheets) {
    const note = (what: string) => faults.add(`${path}: ${what}`);
    try {
      const root = postcss.parse(text);
      root.walkAtRules(/^(import|page|view-transition)$/, ({ name }) => {
        note(`@${name} holds for the whole page`);
      });
      root.walkRules((rule) => {
        if (isInside(rule)) return;
        for (const selector of rule.selectors) {
          if (!place.test(selector)) note(`${selector} is not kept inside [data-mf="${remoteName}"]`);
        }
      });
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      note(`is no style sheet (${error.reason})`);
    }
  }
  return [...faults];
}

/** Steps of an animation are no selectors, and a rule inside a rule holds where that one does. */
function isInside({ parent }: Rule): boolean {
  if (parent?.type === 'rule') return true;
  return parent?.type === 'atrule' && /^(-\w+-)?keyframes$/.test((parent as AtRule).name);
}
