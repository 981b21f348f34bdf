import fc from 'fast-check';
import { newModel } from './model.ts';
import { changeTab, closeTab, findLine, loseLine, openSecondTab, reload, signIn, signOut } from './steps-of-browser.ts';
import { stepsOfJob } from './steps-of-jobs.ts';
import { addSkill, deleteCv, edit, lookAtProfile, removeSkill, skills, texts, uploadCv } from './steps-of-profile.ts';
import { type Command, expectNoOtherErrors, type Step, type Surroundings, startWalker, toCommand } from './walker.ts';

/** In groups, each of which is as likely as the others: there are many more ways to treat a job than to lose the line. */
const groups: readonly (readonly Step[])[] = [
  ...[0, 1, 2].map((index) => stepsOfJob(index)),
  [...texts.bio.map((text) => edit('bio', text)), ...texts.website.map((text) => edit('website', text)), lookAtProfile],
  [...skills.flatMap((skill) => [addSkill(skill), removeSkill(skill)]), uploadCv, deleteCv],
  [openSecondTab, changeTab, closeTab, reload],
  [loseLine, findLine],
  [signOut, signIn],
];

const commandsOfGroups = groups.map((group) => fc.nat(999).map((pick) => toCommand(group, pick)));

export interface Walk {
  readonly seed: number;
  /** At most; what cannot happen where the person is, is left out. */
  readonly length: number;
  /** How long a walk that failed is tried to be made shorter, in milliseconds. */
  readonly shrinkFor: number;
}

/**
 * Walks through the product by chance, the same way for the same seed.
 *
 * @returns what was done, in order.
 * @throws with the seed and the steps, when something was not as the model says.
 */
export async function walk(surroundings: Surroundings, { seed, length, shrinkFor }: Walk): Promise<readonly string[]> {
  let done: readonly string[] = [];
  const property = fc.asyncProperty(
    // Of no steps, or of one that cannot be taken, a walk would prove nothing.
    fc
      .commands(commandsOfGroups, { maxCommands: length, size: 'max' })
      .filter((commands) => Array.from(commands).length >= length / 4),
    async (commands) => {
      done = await follow(surroundings, commands);
    },
  );
  await fc.assert(property, {
    seed,
    numRuns: 1,
    endOnFailure: shrinkFor === 0,
    plugins: [
      fc.unbiased(),
      ...(shrinkFor > 0 ? [fc.interruptAfterTimeLimit(shrinkFor, { failOnInterrupt: true })] : []),
    ],
  });
  return done;
}

/** Does these steps, for a person of its own. */
export async function follow(surroundings: Surroundings, commands: Iterable<Command>): Promise<readonly string[]> {
  const walker = await startWalker(surroundings);
  try {
    await fc.asyncModelRun(() => ({ model: newModel(), real: walker }), commands);
    expectNoOtherErrors(walker);
  } finally {
    await walker.context.close();
  }
  return walker.done;
}
