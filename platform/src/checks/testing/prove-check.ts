import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryFolder } from '../../build/index.ts';
import type { Check, CheckResult } from '../check.ts';
import { copyRepository, type Planted, plant } from './copy-repository.ts';

export interface PlantedViolation {
  readonly rule: string;
  readonly files: Planted;
  /** What the report must say; by default the rule and the first planted file in one line. */
  readonly expected?: RegExp;
}

interface Proofs {
  /**
   * Proves on a copy of the repository that a check reports each planted violation. Everything that the checks of a file plant goes
   * into one copy before the first of them looks, so violations must lie in files of their own. That the repository passes as it is,
   * the stage `checks` says, and the test of `fursa new` on a copy.
   */
  readonly proveCheck: (check: Check, violations: readonly PlantedViolation[]) => void;
  /** The same in a copy of its own, where nothing else is planted. */
  readonly proveCheckAlone: (check: Check, violation: PlantedViolation) => void;
}

/** For the checks of one test file, which share a copy of the repository; it goes when they are done. */
export function shareCopy(): Proofs {
  const planted: PlantedViolation[] = [];
  const copies: string[] = [];
  let copyWithAll: Promise<string> | undefined;

  async function copyWith(violations: readonly PlantedViolation[]): Promise<string> {
    const copy = await copyRepository(repositoryFolder);
    copies.push(copy);
    for (const { files } of violations) await plant(copy, files);
    return copy;
  }

  afterAll(async () => {
    for (const copy of copies) await rm(copy, { recursive: true });
  });

  return {
    proveCheck: (check, violations) => {
      planted.push(...violations);
      prove(check, violations, () => {
        copyWithAll ??= copyWith(planted);
        return copyWithAll;
      });
    },
    proveCheckAlone: (check, violation) => prove(check, [violation], () => copyWith([violation])),
  };
}

function prove(check: Check, violations: readonly PlantedViolation[], openCopy: () => Promise<string>): void {
  describe(check.name, () => {
    let after: CheckResult;

    beforeAll(async () => {
      after = await check.run(await openCopy());
    });

    test.each(violations.map((violation) => ({ ...violation, place: placeOf(violation) })))(
      'Breaking $rule in $place fails',
      (violation) => {
        expect(after.output).toMatch(expectedOf(violation));
        expect(after.ok).toBe(false);
      },
    );
  });
}

function placeOf({ files }: PlantedViolation): string {
  return Object.keys(files)[0] ?? 'no file';
}

function expectedOf(violation: PlantedViolation): RegExp {
  if (violation.expected) return violation.expected;
  const [inName, inRule] = [placeOf(violation), violation.rule].map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^.*(${inRule}.*${inName}|${inName}.*${inRule}).*$`, 'm');
}
