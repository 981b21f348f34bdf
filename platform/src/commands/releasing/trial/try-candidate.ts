import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { PageDescription, RegisteredRemote } from '@fursa/shared/contract/registry';
import type { Browser } from '@playwright/test';
import { findChromium, launchOptions } from '../../../browser/index.ts';
import { mapSomeAtOnce } from '../../../release/files/map-some-at-once.ts';
import { CommandError } from '../../command.ts';
import { type Candidate, composePreview, servePreview, startTrialBackend, type TrialBackend } from './serve-preview.ts';
import { signIn, type Visit, visitPage } from './visit-page.ts';

/** A visit waits half of its time: for the page to be quiet, for a tab to open. */
const visitsAtOnce = availableParallelism() + 1;

/** Everything that several trials of one command share. */
export interface TrialRoom {
  readonly browser: Browser;
  readonly data: TrialBackend;
  close(): Promise<void>;
}

/** @throws CommandError when there is no browser to try anything in. */
export async function openTrialRoom(): Promise<TrialRoom> {
  const executablePath = await findChromium().catch((error: Error) => {
    throw new CommandError(error.message);
  });
  if (executablePath === undefined) {
    throw new CommandError(
      'There is no Chromium, Chrome or Edge to try the build in: install one, or name its executable in CHROMIUM_PATH.',
    );
  }
  const { chromium } = await import('@playwright/test');
  const [browser, data] = await Promise.all([
    chromium.launch({ ...launchOptions, executablePath }),
    startTrialBackend(),
  ]);
  return {
    browser,
    data,
    close: async () => {
      await Promise.all([browser.close(), data.close()]);
    },
  };
}

/**
 * Serves a candidate beside everything that is live, opens each page and slot in a real browser, and gives back every fault: what
 * does not mount, what the console says, what axe finds. A candidate of the shell is tried with every page of every live remote.
 */
export async function tryCandidate(
  { browser, data }: TrialRoom,
  releaseDir: string,
  candidate: Candidate,
): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-trial-'));
  const { remotes } = await composePreview(folder, releaseDir, candidate);
  const preview = await servePreview(folder, data.backend);
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [signedOut, signedIn] = contexts;
  try {
    await signIn(signedIn, preview.address, data.backend.publishableKey);
    const tried = candidate.remote === undefined ? remotes : [candidate.remote];
    const open = ({ visit, access }: PlannedVisit) =>
      visitPage(access === 'public' ? signedOut : signedIn, preview.address, visit);
    const known = tried.flatMap((remote) => [...slotVisits(remote), ...pageVisits(remote, isKnown)]);
    if (candidate.remote === undefined) known.push(landingVisit);
    const found = await mapSomeAtOnce(known, visitsAtOnce, open);
    // Pages of one address link to those that have many.
    const links = new Set(found.flatMap((findings) => findings.links));
    const others = tried.flatMap((remote) => pageVisits(remote, (page) => !isKnown(page), links));
    const further = await mapSomeAtOnce(others, visitsAtOnce, open);
    const faults = [...found, ...further].flatMap((findings) => findings.faults);
    return faults;
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
    await preview.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface PlannedVisit {
  readonly visit: Visit;
  readonly access: PageDescription['access'];
}

const landingVisit: PlannedVisit = {
  visit: { path: '/', what: 'the landing page', place: 'body', isPage: true },
  access: 'public',
};

/** The pages of a remote that `isWanted` picks, those with a parameter at the address that a link has. */
function pageVisits(
  remote: RegisteredRemote,
  isWanted: (page: PageDescription) => boolean,
  links: ReadonlySet<string> = new Set(),
): PlannedVisit[] {
  return remote.pages.filter(isWanted).map((page) => ({
    visit: {
      path: addressOf(page.path, links),
      what: `${remote.name}, page ${page.id}`,
      place: placeOf(remote),
      isPage: true,
    },
    access: page.access,
  }));
}

/** Slots that the landing page of somebody who is signed in shows. */
function slotVisits(remote: RegisteredRemote): PlannedVisit[] {
  const shown = ['user-widget'];
  return remote.slots
    .filter((slot) => shown.includes(slot))
    .map((slot) => ({
      visit: {
        path: '/',
        what: `${remote.name}, slot ${slot}`,
        place: placeOf(remote),
        isPage: false,
      },
      access: 'protected',
    }));
}

function placeOf({ name, version }: RegisteredRemote): string {
  return `[data-mf="${name}"][data-mf-version="${version}"]`;
}

/** Whether a page has one address. */
function isKnown({ path: pattern }: PageDescription): boolean {
  return !pattern.includes(':');
}

/** A link that some page has to a page of this pattern; with a value that nothing has where there is none. */
function addressOf(pattern: string, links: ReadonlySet<string>): string {
  const segments = pattern.split('/').filter((segment) => !segment.endsWith('?'));
  const matcher = new RegExp(
    `^${segments.map((segment) => (/^[:*]/.test(segment) ? '[^/?#]+' : segment)).join('/')}$`,
    'i',
  );
  const link = [...links].find((href) => matcher.test(href) && !href.includes(':'));
  return link ?? segments.map((segment) => (/^[:*]/.test(segment) ? 'none' : segment)).join('/');
}
