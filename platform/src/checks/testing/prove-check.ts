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

/**
 * Proves on a copy of the repository that a check reports each planted violation. All are planted at once, so they must lie in
 * files of their own. That the repository passes as it is, the stage `checks` says, and the test of `fursa new` on a copy.
 */
export function proveCheck(check: Check, violations: readonly PlantedViolation[]): void {
  describe(check.name, () => {
    let copy: string;
    let after: CheckResult;

    beforeAll(async () => {
      copy = await copyRepository(repositoryFolder);
      for (const { files } of violations) await plant(copy, files);
      after = await check.run(copy);
    }, 240_000);

    afterAll(() => rm(copy, { recursive: true }));

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
