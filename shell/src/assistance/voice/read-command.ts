import { paths } from '@fursa/shared/contract';
import type { NavigationEntry } from '../../layout/navigation-entries.ts';

export type VoiceCommand =
  | { readonly kind: 'go'; readonly path: string; readonly label: string }
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'stop' };

/** What pages are called beside their names in the navigation, in English and Kiswahili. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  [paths.home]: ['start', 'nyumbani', 'mwanzo'],
  [paths.jobs]: ['job', 'job list', 'kazi', 'ajira', 'nafasi za kazi'],
  [paths.jobMatch]: ['matches', 'my matches', 'kazi zinazonifaa'],
  [paths.remoteJobs]: ['remote jobs', 'remote work', 'kazi za mbali'],
  [paths.profile]: ['my profile', 'wasifu', 'wasifu wangu', 'profaili'],
  [paths.companies]: ['company', 'employers', 'kampuni', 'makampuni', 'waajiri'],
  [paths.resources]: ['courses', 'career resources', 'mafunzo', 'kozi', 'rasilimali'],
  [paths.assistant]: ['assistant', 'ai assistant', 'career assistant', 'msaidizi'],
  [paths.accessibility]: ['settings', 'ufikivu', 'mipangilio'],
  [paths.privacy]: ['privacy policy', 'faragha'],
  [paths.terms]: ['terms of service', 'masharti'],
};

const go =
  /^(?:please )?(?:go(?: back)? to|open|show(?: me)?|nenda(?: kwenye| kwa)?|enda(?: kwenye| kwa)?|fungua|onyesha) (.+)$/;
const search = /^(?:please )?(?:search(?: for)?|look for|find(?: me)?|tafuta|nitafutie) (.+)$/;
const stop = /^(?:stop|stop listening|stop voice(?: input)?|acha|acha kusikiliza|simama)$/;
const filler = /^(?:the|my|our|ukurasa wa|ukurasa) | (?:page|please|tafadhali)$/g;

/** The command that a sentence is; undefined when it is none. `entries` are the pages of the navigation. */
export function readCommand(sentence: string, entries: readonly NavigationEntry[]): VoiceCommand | undefined {
  const said = sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (stop.test(said)) return { kind: 'stop' };
  const wanted = go.exec(said)?.[1]?.replaceAll(filler, '').trim();
  const page = wanted === undefined ? undefined : findPage(wanted, entries);
  if (page !== undefined) return { kind: 'go', ...page };
  const text = search.exec(said)?.[1]?.replace(/ (?:jobs?|please|tafadhali)$/, '');
  return text === undefined ? undefined : { kind: 'search', text };
}

function findPage(wanted: string, entries: readonly NavigationEntry[]): NavigationEntry | undefined {
  const named = entries.find(({ label }) => label.toLowerCase() === wanted);
  if (named !== undefined) return named;
  const path = Object.keys(otherNames).find((path) => otherNames[path]?.includes(wanted));
  if (path === undefined) return undefined;
  return entries.find((entry) => entry.path === path) ?? { path, label: wanted };
}
