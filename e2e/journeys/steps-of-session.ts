import { expect } from '@playwright/test';
import { fillSignIn } from '../testing/fursa-test.ts';
import { newAccountPassword } from '../testing/session.ts';
import type { Place } from './model.ts';
import type { Step } from './step.ts';
import { texts } from './steps-of-profile.ts';
import { open, tabOf } from './walker.ts';

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
