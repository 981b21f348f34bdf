import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { repositoryFolder } from '../build/app-names.ts';
import type { CommandCall, CommandOutcome } from './command.ts';
import { CommandError } from './command-error.ts';

const execute = promisify(execFile);
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];

/** What we rely on of https://cyclonedx.org/docs/1.6/json/ */
const billSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  components: z.array(z.object({ name: z.string(), version: z.string() })).check(z.minLength(1)),
});

/**
 * `fursa sbom [--output <file>]`: the software bill of materials as CycloneDX, made by pnpm: every package of the lockfile
 * with its version, its licence and the hash of its archive; those of development are marked `excluded`.
 */
export async function sbom({ value }: CommandCall): Promise<CommandOutcome> {
  const output = value('output');
  const [program = '', ...words] = pnpm();
  const { stdout } = await execute(program, [...words, 'sbom', ...format], {
    cwd: repositoryFolder,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: Error) => {
    throw new CommandError(`pnpm makes no bill of materials: ${error.message.trim().split('\n').at(-1)}`);
  });
  const { components } = z.parse(billSchema, JSON.parse(stdout));
  if (output === undefined) {
    process.stdout.write(stdout);
    return {};
  }
  await writeFile(output, stdout).catch((error: Error) => {
    throw new CommandError(`${output} cannot be written: ${error.message}`);
  });
  return { lines: [`${output} names ${components.length} packages`] };
}

/** The pnpm that runs this command; the one of the README when it was started in another way. */
function pnpm(): string[] {
  const { npm_execpath: program, npm_config_user_agent: agent = '' } = process.env;
  if (program === undefined || !agent.startsWith('pnpm/')) return ['npx', '--yes', 'pnpm@12.21.0'];
  return /\.[cm]?js$/.test(program) ? [process.execPath, program] : [program];
}
