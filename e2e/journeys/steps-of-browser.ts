import { expect } from '@playwright/test';
import { waitUntilComplete } from '../testing/product-pages.ts';
import { placeOf } from './model.ts';
import type { Step } from './step.ts';
import { open, tabOf } from './walker.ts';

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
