import { expect } from '@playwright/test';
import { fillSignIn } from '../testing/fursa-test.ts';
import { waitUntilComplete } from '../testing/product-pages.ts';
import { newAccountPassword } from '../testing/session.ts';
import { type Place, placeOf } from './model.ts';
import { texts } from './steps-of-profile.ts';
import { open, type Step, tabOf } from './walker.ts';

/** Signs out in one tab, which ends it in all, and leaves nothing of the person in the browser. */
export const signOut: Step = {
  name: 'sign out',
  canHappen: ({ isSignedIn, isOnline }) => isSignedIn && isOnline,
  happen: async (walker, model) => {
    // What a page still asks for in that moment is refused, as it should be.
    walker.expectedErrors.push(/status of 40[13]/);
    const tab = tabOf(walker, model);
    await tab.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(tab.getByText('Signed out successfully')).toBeVisible();
    await expect(tab).toHaveURL(/\/login$/);
    model.isSignedIn = false;
    model.typed = {};
    model.places = model.places.map((place, index) => (index !== model.shown && isPublic(place) ? place : 'elsewhere'));
    for (const each of walker.tabs) {
      const kept = await each.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      for (const personal of [walker.email, ...texts.bio, ...texts.website]) expect(kept).not.toContain(personal);
    }
  },
};

export const signIn: Step = {
  name: 'sign in',
  canHappen: ({ isSignedIn, isOnline }) => !isSignedIn && isOnline,
  happen: async (walker, model) => {
    const tab = await open(walker, model, '/login');
    await fillSignIn(tab, walker.email, newAccountPassword);
    await expect(tab.getByText('Welcome back!')).toBeVisible();
    model.isSignedIn = true;
    // The other tab may have been led away from the sign-in page.
    model.places = model.places.map((place, index) => (index !== model.shown && isPublic(place) ? place : 'elsewhere'));
  },
};

function isPublic(place: Place): boolean {
  return place.startsWith('job ');
}

export const openSecondTab: Step = {
  name: 'open a second tab',
  canHappen: ({ isOnline, places }) => isOnline && places.length === 1,
  happen: async (walker, model) => {
    walker.tabs.push(await walker.context.newPage());
    model.places.push('elsewhere');
    model.shown = 1;
    await open(walker, model, '/');
  },
};

export const changeTab: Step = {
  name: 'change to the other tab',
  canHappen: ({ places }) => places.length === 2,
  happen: async (walker, model) => {
    model.shown = 1 - model.shown;
    await tabOf(walker, model).bringToFront();
  },
};

export const closeTab: Step = {
  name: 'close the tab',
  canHappen: ({ places }) => places.length === 2,
  happen: async (walker, model) => {
    await tabOf(walker, model).close();
    walker.tabs.splice(model.shown, 1);
    model.places.splice(model.shown, 1);
    model.shown = 0;
  },
};

export const reload: Step = {
  name: 'reload',
  canHappen: (model) => model.isOnline && placeOf(model) !== 'elsewhere',
  happen: async (walker, model) => {
    const tab = tabOf(walker, model);
    await tab.reload();
    await expect(tab.locator('main [inert]')).toHaveCount(0);
  },
};

export const loseLine: Step = {
  name: 'lose the line',
  canHappen: ({ isOnline }) => isOnline,
  happen: async (walker, model) => {
    // What is under way is let through: whether it arrived, nobody could say.
    for (const tab of walker.tabs) await waitUntilComplete(tab);
    walker.expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await walker.context.setOffline(true);
    model.isOnline = false;
  },
};

export const findLine: Step = {
  name: 'find the line again',
  canHappen: ({ isOnline }) => !isOnline,
  happen: async (walker, model) => {
    await walker.context.setOffline(false);
    model.isOnline = true;
  },
};
