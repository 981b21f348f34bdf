import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import type fc from 'fast-check';
import { newAccountPassword, signInAsSomebody } from '../testing/session.ts';
import { watchRequests } from '../testing/until-quiet.ts';
import { type Model, type Place, placeOf } from './model.ts';
import { type Asker, readStored, toStored } from './stored.ts';

interface WalkedJob {
  readonly id: string;
  readonly title: string;
}

/** A person in a browser of their own, with what the test needs to look over their shoulder. */
export interface Walker {
  readonly context: BrowserContext;
  readonly tabs: Page[];
  readonly email: string;
  readonly jobs: readonly WalkedJob[];
  readonly asker: Asker;
  /** Errors of the page that a step brings about on purpose. */
  readonly expectedErrors: RegExp[];
  readonly errors: string[];
  readonly patience: number;
  /** Names of the steps so far. */
  readonly done: string[];
}

export interface Surroundings {
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly baseURL: string | undefined;
  /** Changes what the browser gets, to see whether the model notices. */
  readonly plant?: ((context: BrowserContext) => Promise<unknown>) | undefined;
  /** Milliseconds until what is stored, and what a job's page says, must be true. */
  readonly patience?: number;
}

const jobCount = 3;

/** Registers somebody, signs them in and opens the landing page. */
export async function startWalker(surroundings: Surroundings): Promise<Walker> {
  const { browser, request, baseURL, plant, patience = 10_000 } = surroundings;
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  context.setDefaultTimeout(30_000);
  context.on('page', watchRequests);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  const page = await context.newPage();
  const email = await signInAsSomebody(page);
  await plant?.(context);
  const asker = await signInBeside(request, email);
  const jobs = await findJobs(asker);
  return { context, tabs: [page], email, jobs, asker, expectedErrors: [], errors, patience, done: [] };
}

/** Fails when a page said something that no step brought about. */
export function expectNoOtherErrors({ errors, expectedErrors }: Walker): void {
  const others = errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)));
  expect(others, 'errors in the pages').toEqual([]);
}

/** The tab that the person looks at. */
export function tabOf(walker: Walker, { shown }: Model): Page {
  const tab = walker.tabs[shown];
  if (tab === undefined) throw new Error(`There is no tab ${shown}`);
  return tab;
}

/** Opens an address in the shown tab as from a bookmark, and waits until its page takes presses. */
export async function open(walker: Walker, model: Model, address: string): Promise<Page> {
  const tab = tabOf(walker, model);
  await tab.goto(address);
  await expect(tab.locator('main [inert]')).toHaveCount(0);
  return tab;
}

const addresses = {
  elsewhere: '/',
  profile: '/profile?tab=profile',
  saved: '/jobs?view=saved',
  applied: '/jobs?view=applied',
} as const;

/** Goes there unless the tab is there already; what it shows then may be what it has shown for a while. */
export async function goUnlessThere(walker: Walker, model: Model, place: Place): Promise<Page> {
  if (placeOf(model) === place) return tabOf(walker, model);
  const tab = await open(walker, model, addressOf(walker, place));
  model.places[model.shown] = place;
  return tab;
}

function addressOf({ jobs }: Walker, place: Place): string {
  if (place in addresses) return addresses[place as keyof typeof addresses];
  return `/jobs/${jobs[Number(place.slice('job '.length))]?.id}`;
}

/** Not with the session of the pages, which ends with a sign-out. */
async function signInBeside(request: APIRequestContext, email: string): Promise<Asker> {
  const { supabasePublishableKey: apikey } = await (await request.get('/config.json')).json();
  const data = { email, password: newAccountPassword };
  const answer = await request.post('/auth/v1/token?grant_type=password', { headers: { apikey }, data });
  const { access_token: token, user } = await answer.json();
  return { request, headers: { apikey, authorization: `Bearer ${token}` }, userId: user.id };
}

/** Jobs that can be applied to here, with titles that tell them apart. */
async function findJobs({ request, headers }: Asker): Promise<readonly WalkedJob[]> {
  const address = '/rest/v1/jobs?select=id,title&status=eq.active&company_id=not.is.null&order=id&limit=40';
  const rows: WalkedJob[] = await (await request.get(address, { headers })).json();
  const jobs = [...new Map(rows.map((row) => [row.title, row])).values()].slice(0, jobCount);
  if (jobs.length < jobCount) throw new Error('The product has too few jobs');
  return jobs;
}

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
