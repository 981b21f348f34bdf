import { expect, type Page } from '@playwright/test';
import { goTo, type Model, placeOf } from './model.ts';
import { goUnlessThere, open, type Step, type Walker } from './walker.ts';

const offline = 'You are offline. Please try again when you are connected.';

type Kind = 'saved' | 'applied';

/** What can be done with one job, by its number. */
export function stepsOfJob(index: number): readonly Step[] {
  const place = `job ${index}` as const;
  const isAt = (model: Readonly<Model>) => model.isOnline || placeOf(model) === place;
  return [
    {
      name: `open job ${index}`,
      canHappen: ({ isOnline }) => isOnline,
      happen: async (walker, model) => {
        const tab = await open(walker, model, `/jobs/${jobOf(walker, index).id}`);
        goTo(model, place);
        await expectButtons(tab, walker, model, index);
      },
    },
    {
      name: `save job ${index}`,
      canHappen: (model) => model.isSignedIn && !model.saved.has(index) && isAt(model),
      happen: async (walker, model) => {
        const tab = await goUnlessThere(walker, model, place);
        await button(tab, 'Save', jobOf(walker, index).title).click();
        if (model.isOnline) model.saved.add(index);
        else await expect(tab.getByText(offline).first()).toBeVisible();
        await expectButtons(tab, walker, model, index);
      },
    },
    {
      name: `apply for job ${index}`,
      canHappen: (model) => model.isSignedIn && model.isOnline && !model.applied.has(index),
      happen: async (walker, model) => {
        const tab = await goUnlessThere(walker, model, place);
        await button(tab, 'Apply', jobOf(walker, index).title).click();
        // Pressed twice, as the hurried do.
        await tab.getByRole('button', { name: 'Send application' }).dblclick();
        model.applied.set(index, 'applied');
        await expectButtons(tab, walker, model, index);
      },
    },
    {
      name: `find job ${index}`,
      canHappen: ({ isSignedIn, isOnline }) => isSignedIn && isOnline,
      happen: async (walker, model) => {
        const { id, title } = jobOf(walker, index);
        const tab = await open(walker, model, '/jobs?source=local');
        goTo(model, 'elsewhere');
        await tab.getByRole('searchbox', { name: 'Search jobs' }).fill(title);
        const card = tab.getByRole('article').filter({ has: tab.locator(`a[href="/jobs/${id}"]`) });
        await expect(card).toHaveCount(1);
        await expect(card.getByRole('button', { name: model.saved.has(index) ? /^Saved:/ : /^Save:/ })).toBeVisible();
      },
    },
    ...(['saved', 'applied'] as const).map((kind): Step => removal(index, kind)),
    {
      name: `note an interview for job ${index}`,
      canHappen: (model) => model.isSignedIn && model.isOnline && model.applied.get(index) === 'applied',
      happen: async (walker, model) => {
        const tab = await goUnlessThere(walker, model, 'applied');
        const row = rowOf(tab, jobOf(walker, index).title);
        await row.getByLabel('Status').selectOption('Interview');
        model.applied.set(index, 'interview');
      },
    },
  ];
}

function removal(index: number, kind: Kind): Step {
  return {
    name: `remove job ${index} from what is ${kind}`,
    canHappen: (model) => model.isSignedIn && model[kind].has(index) && (model.isOnline || placeOf(model) === kind),
    happen: async (walker, model) => {
      const tab = await goUnlessThere(walker, model, kind);
      const { title } = jobOf(walker, index);
      const row = rowOf(tab, title);
      const ask = button(tab, 'Remove', title);
      // What can be done with an application is folded up with its notes.
      await row.waitFor();
      if (kind === 'applied' && (await ask.count()) === 0) await row.locator('summary').click();
      await ask.click();
      await tab
        .getByRole('group', { name: /^Remove it from your/ })
        .getByRole('button', { name: 'Remove' })
        .click();
      if (model.isOnline) model[kind].delete(index);
      else await expect(tab.getByText(offline).first()).toBeVisible();
      await expect(row).toHaveCount(model.isOnline ? 0 : 1);
    },
  };
}

/** The buttons of a job's page say what is true of the job. */
async function expectButtons(tab: Page, walker: Walker, model: Model, index: number): Promise<void> {
  const { title } = jobOf(walker, index);
  if (!model.isSignedIn) {
    await expect(tab.getByRole('link', { name: /^Sign in to apply/ }).first()).toBeVisible({
      timeout: walker.patience,
    });
    return;
  }
  await expect(button(tab, model.saved.has(index) ? 'Saved' : 'Save', title)).toBeVisible({ timeout: walker.patience });
  await expect(button(tab, model.applied.has(index) ? 'Applied' : 'Apply', title)).toBeVisible({
    timeout: walker.patience,
  });
}

/** In the lists of what is saved or applied to. */
function rowOf(tab: Page, title: string) {
  return tab.getByRole('article').filter({ has: tab.getByText(title, { exact: true }) });
}

function button(tab: Page, action: string, title: string) {
  return tab.getByRole('button', { name: `${action}: ${title}`, exact: true });
}

function jobOf({ jobs }: Walker, index: number) {
  const job = jobs[index];
  if (job === undefined) throw new Error(`There is no job ${index}`);
  return job;
}
