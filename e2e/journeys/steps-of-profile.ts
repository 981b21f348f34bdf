import { cvCorpus } from '@fursa/mf-profile/testing/cv-corpus';
import { expect, type Page } from '@playwright/test';
import { type Field, fields, goTo, type Model, placeOf } from './model.ts';
import { goUnlessThere, open, type Step, type Walker } from './walker.ts';

export const texts: Readonly<Record<Field, readonly string[]>> = {
  bio: ['I mend boats in Lamu.', 'I keep the books of a dairy.'],
  website: ['https://boats.example.com', 'https://dairy.example.com'],
};

export const skills = ['Welding', 'Bookkeeping'];

export function edit(field: Field, text: string): Step {
  return {
    name: `write "${text}" into ${field}`,
    canHappen: (model) => model.isSignedIn && shownValue(model, field) !== text && canReach(model),
    happen: async (walker, model) => {
      const tab = await reachForm(walker, model);
      await tab.getByLabel(fields[field], { exact: true }).fill(text);
      await tab.getByRole('button', { name: 'Save Changes' }).click();
      model.typed = { ...model.typed, [field]: text };
      await saveTyped(tab, model);
    },
  };
}

export const lookAtProfile: Step = {
  name: 'look at the profile',
  canHappen: ({ isSignedIn, isOnline }) => isSignedIn && isOnline,
  happen: async (walker, model) => {
    const tab = await open(walker, model, '/profile?tab=profile');
    goTo(model, 'profile');
    for (const field of ['bio', 'website'] as const) {
      await expect(tab.getByLabel(fields[field], { exact: true })).toHaveValue(shownValue(model, field) ?? '');
    }
  },
};

export function addSkill(skill: string): Step {
  return {
    name: `add the skill ${skill}`,
    canHappen: (model) => model.isSignedIn && model.isOnline && !model.skills.has(skill),
    happen: async (walker, model) => {
      const tab = await openSkills(walker, model);
      await tab.getByLabel('Add a skill').fill(skill);
      await tab.getByLabel('Add a skill').press('Enter');
      model.skills.add(skill);
      await expect(tab.getByRole('button', { name: `Remove ${skill}`, exact: true })).toBeVisible();
    },
  };
}

export function removeSkill(skill: string): Step {
  return {
    name: `remove the skill ${skill}`,
    canHappen: (model) => model.isSignedIn && model.isOnline && model.skills.has(skill),
    happen: async (walker, model) => {
      const tab = await openSkills(walker, model);
      const remove = tab.getByRole('button', { name: `Remove ${skill}`, exact: true });
      await remove.click();
      model.skills.delete(skill);
      await expect(remove).toHaveCount(0);
    },
  };
}

/** Also in the place of an earlier one. */
export const uploadCv: Step = {
  name: 'upload a CV',
  canHappen: ({ isSignedIn, isOnline }) => isSignedIn && isOnline,
  happen: async (walker, model) => {
    const tab = await openDocuments(walker, model);
    await tab.locator('input[type=file][accept*=".docx"]').setInputFiles(await buildCv());
    await expect(tab.getByText('Your CV was uploaded.')).toBeVisible();
    await tab.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
    model.hasCv = true;
  },
};

export const deleteCv: Step = {
  name: 'delete the CV',
  canHappen: ({ isSignedIn, isOnline, hasCv }) => isSignedIn && isOnline && hasCv,
  happen: async (walker, model) => {
    const tab = await openDocuments(walker, model);
    await tab.getByRole('button', { name: 'Delete' }).click();
    const question = tab.getByRole('group', { name: /Delete your CV/ });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(tab.getByText('Choose a file')).toBeVisible();
    model.hasCv = false;
  },
};

function canReach(model: Readonly<Model>): boolean {
  return model.isOnline || placeOf(model) === 'profile';
}

/** With a second tab about, the form may show what is no longer stored: who wants to write looks first. */
async function reachForm(walker: Walker, model: Model): Promise<Page> {
  if (model.isOnline && model.places.length > 1) goTo(model, 'elsewhere');
  return await goUnlessThere(walker, model, 'profile');
}

async function saveTyped(tab: Page, model: Model): Promise<void> {
  if (!model.isOnline) {
    await expect(tab.getByText('What you typed is still here.')).toBeVisible();
    return;
  }
  await expect(tab.getByText('Profile updated successfully!')).toBeVisible();
  await tab.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
  await expect(tab.getByText('Profile updated successfully!')).toHaveCount(0);
  model.stored = { ...model.stored, ...model.typed };
  model.typed = {};
}

function shownValue({ typed, stored }: Readonly<Model>, field: Field): string | null {
  return typed[field] ?? stored[field];
}

async function openSkills(walker: Walker, model: Model): Promise<Page> {
  goTo(model, 'elsewhere');
  return await open(walker, model, '/profile?tab=skills');
}

async function openDocuments(walker: Walker, model: Model): Promise<Page> {
  goTo(model, 'elsewhere');
  return await open(walker, model, '/profile?tab=documents');
}

async function buildCv() {
  const file = cvCorpus.find(({ name }) => name === 'plain.docx');
  if (file === undefined) throw new Error('The corpus has no plain CV');
  return { name: file.name, mimeType: '', buffer: Buffer.from(await file.build()) };
}
