import type { CommandCall, CommandOutcome, CommandSpec, RunCommand } from '../command.ts';

/**
 * Runs a command on the release that `--target` or `FURSA_TARGET` names. For a bucket it gets a working copy, and knows no difference;
 * what it says names the bucket. Without either it runs on the release folder.
 */
export async function runAtTarget(
  run: RunCommand,
  call: CommandCall,
  { target }: Pick<CommandSpec, 'target'>,
): Promise<CommandOutcome> {
  const name = call.value('target') ?? (process.env.FURSA_TARGET?.trim() || undefined);
  const step = typeof target === 'function' ? target(call.words) : target;
  if (step === undefined || name === undefined) return await run(call);
  // No other command waits for it.
  const { openObjectStore, readTargetAddress, withBucket } = await import('../../release/index.ts');
  const store = openObjectStore(readTargetAddress(name, process.env));
  const { FURSA_RELEASE_DIR: usualFolder } = process.env;
  try {
    const onStartOver = () => call.say('Somebody else was faster: once more, on what is released now');
    const plan = { words: call.words, isReading: step === 'reads', onStartOver };
    const outcome = await withBucket(store, plan, async (releaseDir) => {
      process.env.FURSA_RELEASE_DIR = releaseDir;
      const rename = (text: string) => text.replaceAll(releaseDir, name);
      try {
        const { lines, data, ...others } = await run({ ...call, say: (line) => call.say(rename(line)) });
        return {
          ...others,
          ...(lines === undefined ? {} : { lines: lines.map(rename) }),
          ...(data === undefined ? {} : { data: JSON.parse(rename(JSON.stringify(data))) }),
        };
      } catch (error) {
        if (error instanceof Error) error.message = rename(error.message);
        throw error;
      }
    });
    // What was said on the way was true of the working copy.
    const done = step === 'changes' ? [`${name} is up to date`] : [];
    return { ...outcome, lines: [...(outcome.lines ?? []), ...done] };
  } finally {
    if (usualFolder === undefined) delete process.env.FURSA_RELEASE_DIR;
    else process.env.FURSA_RELEASE_DIR = usualFolder;
  }
}
