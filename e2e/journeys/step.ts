import { expect } from '@playwright/test';
import type fc from 'fast-check';
import type { Model } from './model.ts';
import { readStored, toStored } from './stored.ts';
import { tabOf, type Walker } from './walker.ts';

/** Something a person does: when they can, and what becomes of it, on the pages and in the model. */
export interface Step {
  readonly name: string;
  canHappen(model: Readonly<Model>): boolean;
  happen(walker: Walker, model: Model): Promise<void>;
}

export type Command = fc.AsyncCommand<Model, Walker>;

/** The command for fast-check: of these steps, the one that the number picks among those that can happen. */
export function toCommand(steps: readonly Step[], pick = 0): Command {
  let name = 'nothing';
  return {
    check: (model) => steps.some(({ canHappen }) => canHappen(model)),
    run: async (model, walker) => {
      const possible = steps.filter(({ canHappen }) => canHappen(model));
      const step = possible[pick % possible.length];
      if (step === undefined) return;
      name = step.name;
      walker.done.push(name);
      await step.happen(walker, model);
      await expectAllIsWell(walker, model, name);
    },
    toString: () => name,
  };
}

/** After each step everything that must always be true is looked at. */
async function expectAllIsWell(walker: Walker, model: Model, after: string): Promise<void> {
  // A page counts what was pressed before the backend has answered.
  await expect
    .poll(() => readStored(walker.asker), { message: `what is stored after: ${after}`, timeout: walker.patience })
    .toEqual(toStored(model, walker.jobs));
  const tab = tabOf(walker, model);
  await expect(tab.getByRole('heading', { level: 1 }).first(), `a page is there after: ${after}`).toBeVisible();
  for (const each of walker.tabs) {
    await expect(each.getByRole('banner').getByRole('button', { name: 'Sign out' })).toHaveCount(
      model.isSignedIn ? 1 : 0,
    );
  }
}
