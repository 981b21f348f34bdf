import type { Page, Route } from '@playwright/test';

/** What is done on a page before its picture is taken. */
export type Step = (page: Page) => Promise<unknown>;

/** What a route is answered with; `fails`: the line is broken, `waits`: the request stays open. */
type Answer = Parameters<Route['fulfill']>[0] | 'fails' | 'waits';

export const failure: Answer = { status: 500, body: '{}' };

type Name = string | RegExp;

/** The first button of that name. */
export const press =
  (name: Name): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();

export const pressInPage =
  (name: Name): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).click();

export const pressInDialog =
  (name: Name): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).click();

export const follow =
  (name: Name): Step =>
  (page) =>
    page.getByRole('link', { name }).first().click();

export const check =
  (label: Name): Step =>
  (page) =>
    page.getByLabel(label).check();

export const fill =
  (label: string, text: string, exact = false): Step =>
  (page) =>
    page.getByLabel(label, { exact }).fill(text);

export const fillInPage =
  (label: string, text: string, exact = false): Step =>
  (page) =>
    page.getByRole('main').getByLabel(label, { exact }).fill(text);

/** Waits for a text. */
export const see =
  (text: Name, state: 'visible' | 'attached' = 'visible'): Step =>
  (page) =>
    page.getByText(text).first().waitFor({ state });

type Role = Parameters<Page['getByRole']>[0];

export const seeRole =
  (role: Role, name?: Name): Step =>
  (page) =>
    page
      .getByRole(role, name === undefined ? {} : { name })
      .first()
      .waitFor();

export const scrollTo =
  (role: Role, name: Name): Step =>
  (page) =>
    page.getByRole(role, { name }).scrollIntoViewIfNeeded();

export const open =
  (address: string): Step =>
  (page) =>
    page.goto(address);

export const reload: Step = (page) => page.reload();

/** What the product asks for at these addresses gets another answer from here on. */
export const answer =
  (addresses: string, given: Answer): Step =>
  (page) =>
    page.route(addresses, async (route) => {
      if (given === 'fails') await route.abort();
      else if (given !== 'waits') await route.fulfill(given);
    });

/** The product's own answer, changed. */
export const change =
  (addresses: string, rewrite: (text: string) => string, isWanted = (_route: Route) => true): Step =>
  (page) =>
    page.route(addresses, async (route) => {
      if (!isWanted(route)) return await route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    });

export const steps =
  (...list: readonly Step[]): Step =>
  async (page) => {
    for (const step of list) await step(page);
  };
