import type { APIRequestContext } from '@playwright/test';
import type { Model } from './model.ts';

/** What the backend holds of a person, each list in order. A row that stands there twice is in it twice. */
interface Stored {
  readonly saved: readonly string[];
  readonly applied: readonly string[];
  readonly profile: Readonly<Record<string, unknown>>;
  readonly skills: readonly string[];
  readonly cv: { readonly rows: number; readonly files: number; readonly hasAddress: boolean };
}

/** Who asks the backend, beside the pages and with a session of their own. */
export interface Asker {
  readonly request: APIRequestContext;
  readonly headers: Readonly<Record<string, string>>;
  readonly userId: string;
}

export async function readStored(asker: Asker): Promise<Stored> {
  const [saved, applied, [row], documents, files] = await Promise.all([
    read(asker, 'saved_jobs?select=job_id'),
    read(asker, 'applied_jobs?select=job_id,status'),
    read(asker, `profiles?select=bio,website,skills,cv_url&id=eq.${asker.userId}`),
    read(asker, 'cv_documents?select=path'),
    ask(asker, '/storage/v1/object/list/cvs', { prefix: asker.userId, limit: 10, offset: 0 }),
  ]);
  if (row === undefined) throw new Error('The person has no profile');
  const { bio, website, skills, cv_url: address } = row;
  return {
    saved: saved.map(({ job_id: job }) => String(job)).sort(),
    applied: applied.map(({ job_id: job, status }) => `${job} ${status}`).sort(),
    profile: { bio, website },
    skills: (skills as string[]).toSorted(),
    cv: { rows: documents.length, files: files.length, hasAddress: address !== null },
  };
}

/** What the model says must be stored. */
export function toStored(model: Model, jobs: readonly { readonly id: string }[]): Stored {
  const idOf = (index: number) => jobs[index]?.id ?? `job ${index}`;
  const cvs = model.hasCv ? 1 : 0;
  return {
    saved: [...model.saved].map(idOf).sort(),
    applied: [...model.applied].map(([index, status]) => `${idOf(index)} ${status}`).sort(),
    profile: model.stored,
    skills: [...model.skills].sort(),
    cv: { rows: cvs, files: cvs, hasAddress: model.hasCv },
  };
}

type Row = Readonly<Record<string, unknown>>;

async function read(asker: Asker, question: string): Promise<readonly Row[]> {
  return await ask(asker, `/rest/v1/${question}`);
}

async function ask({ request, headers }: Asker, address: string, data?: object): Promise<readonly Row[]> {
  const answer = await (data === undefined
    ? request.get(address, { headers })
    : request.post(address, { headers, data }));
  if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`);
  return await answer.json();
}
