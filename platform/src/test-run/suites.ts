/**
 * What `fursa test` leaves out and `fursa test --all` runs: what takes long, and fails seldom or together with something that the
 * gate runs. The names are tags of the tests, of both runners.
 */
export const suites = {
  accuracy: 'how well CVs are read, and jobs ranked and searched, counted over labelled texts',
  damage: 'folders of data and of releases that are damaged, cut off, or written by two at once',
  deno: 'the Edge Functions in Deno, as Supabase runs them',
  details: 'further ways through each page in the browser',
  faults: 'further ways in which files, answers and releases fail in the browser',
  layout: 'what moves while a page comes, or does not fit, on every page and screen',
  looks: 'axe in every look of the accessibility page',
  postgres: 'the backend on a real PostgreSQL',
  products: 'products, commands and builds that are started for one test',
  tooling: 'planted violations of the checks, and remotes written from the template',
} as const;

export type SuiteName = keyof typeof suites;

export const suiteNames = Object.keys(suites) as readonly SuiteName[];
