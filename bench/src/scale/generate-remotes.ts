import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDescription } from '@fursa/shared/contract/registry';

/** What further teams of such a product might look after. */
const topics = [
  ...['apprenticeships', 'badges', 'bursaries', 'calendar', 'campus', 'childcare', 'clinics', 'coaching', 'contracts'],
  ...['cooperatives', 'counties', 'courses', 'credit', 'events', 'exams', 'farms', 'finance', 'forums', 'freelance'],
  ...['gigs', 'grants', 'groups', 'guides', 'health', 'housing', 'insurance', 'internships', 'interviews', 'languages'],
  ...['library', 'licences', 'loans', 'maps', 'markets', 'mentors', 'news', 'payroll', 'pensions', 'permits', 'polls'],
  ...['references', 'reviews', 'salaries', 'scholarships', 'shifts', 'tenders', 'trades', 'travel', 'volunteers'],
] as const;
/** Further pages of a remote that has several. */
const pageNames = ['settings', 'history', 'report', 'archive', 'share', 'support', 'terms'] as const;

/** Most remotes that can be generated. */
const maxGenerated = topics.length;

/** A build of a remote that nobody has written, ready to be published. */
export interface GeneratedBuild {
  readonly description: RemoteDescription;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Builds of remotes whose descriptions are like those of `models`, in turns: as many pages and files, names of the same
 * length, hashes as different as real ones. They ask for no place in the shell: no navigation, slots or notifications. The
 * files hold a line each, since the landing page fetches none of them.
 */
export function generateRemotes(models: readonly RemoteDescription[], count: number): GeneratedBuild[] {
  if (count > maxGenerated) throw new RangeError(`There are topics for ${maxGenerated} remotes, not for ${count}.`);
  return topics.slice(0, count).flatMap((topic, index) => {
    const model = models[index % models.length];
    return model === undefined ? [] : [generateRemote(model, topic)];
  });
}

function generateRemote(model: RemoteDescription, topic: string): GeneratedBuild {
  const title = `${topic.charAt(0).toUpperCase()}${topic.slice(1)}`;
  const pageIds = new Map(model.pages.map(({ id }, index) => [id, index === 0 ? topic : `${topic}-${nameAt(index)}`]));
  const rename = (file: string) => renameFile(file, topic, pageIds);
  const files = new Map(Object.keys(model.integrity).map((file) => [rename(file), `/* ${file} of ${topic} */\n`]));
  const description: RemoteDescription = {
    name: `mf-${topic}`,
    displayName: { en: title },
    version: `0.1.0-h${hash('sha256', topic).slice(0, 10)}`,
    owner: `${title} team`,
    contract: model.contract,
    pages: model.pages.map((page, index) => ({
      id: pageIds.get(page.id) ?? topic,
      path: pathOf(topic, index, page.path),
      access: page.access,
      title: { en: index === 0 ? title : `${title}, ${nameAt(index)}` },
      preload: page.preload.map(rename),
    })),
    slots: [],
    entry: rename(model.entry),
    entryGlobal: `mf_${topic}`,
    preload: model.preload.map(rename),
    integrity: Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)])),
  };
  return { description, files };
}

/** Puts a build into a folder as the preset would. */
export async function writeGeneratedBuild(folder: string, { description, files }: GeneratedBuild): Promise<void> {
  for (const [file, content] of [...files, ['remote.json', JSON.stringify(description)] as const]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

function pathOf(topic: string, index: number, modelPath: string): string {
  if (index === 0) return `/${topic}`;
  return modelPath.includes(':') ? `/${topic}/${nameAt(index)}/:id` : `/${topic}/${nameAt(index)}`;
}

function nameAt(index: number): string {
  return pageNames[(index - 1) % pageNames.length] ?? 'page';
}

/** The same kind of file with a hash of its own: `page-job-list.1a2b3c4d.js` becomes `page-events.5e6f7a8b.js`. */
function renameFile(file: string, topic: string, pageIds: ReadonlyMap<string, string>): string {
  const fresh = hash('sha256', `${topic} ${file}`);
  return file
    .replace(/^page-([a-z-]+)\./, (whole, id: string) => (pageIds.has(id) ? `page-${pageIds.get(id)}.` : whole))
    .replace(/^\d+\./, () => `${Number.parseInt(fresh.slice(-4), 16) % 1000}.`)
    .replace(/\.[0-9a-f]{8}\./, `.${fresh.slice(0, 8)}.`);
}

function integrityOf(content: string): string {
  return `sha256-${hash('sha256', content, 'base64')}`;
}
