import { people } from '../people.ts';
import type { Probe } from '../probe.ts';

/**
 * The rows behind the files. A picture is public to whoever knows its address; that is served past these policies, which
 * decide about lists and signed addresses.
 */
export const fileProbes: readonly Probe[] = [
  file('the picture of a seeker', 'avatars', 'face.png', 'seeker'),
  // The application among the probes shares it.
  { ...file('the CV of a seeker', 'cvs', 'cv.pdf', 'seeker'), read: ['seeker', 'employer'] },
  file('another file of a seeker', 'cvs', 'older.pdf', 'seeker'),
  file('the CV of an employer', 'cvs', 'cv.pdf', 'employer'),
  {
    ...file('a file in no bucket of the product', 'other', 'note.txt', 'seeker'),
    read: [],
    insert: { row: { bucket_id: 'other', name: `${people.seeker}/planted.txt` }, by: [] },
    update: { column: 'metadata', to: 'changed', by: [] },
    delete: [],
  },
];

function file(of: string, bucket: string, name: string, owner: 'seeker' | 'employer'): Probe {
  return {
    of,
    table: 'storage.objects',
    row: { bucket_id: bucket, name: `${people[owner]}/${name}` },
    key: ['bucket_id', 'name'],
    read: [owner],
    insert: { row: { bucket_id: bucket, name: `${people[owner]}/new-${name}` }, by: [owner] },
    update: { column: 'metadata', to: 'changed', by: [owner] },
    delete: [owner],
  };
}

/** What there is about a person, seen by that person. */
export const profileProbes: readonly Probe[] = [
  {
    of: 'the profile of a seeker',
    table: 'public.profiles',
    // Made together with the account.
    row: { id: people.seeker, email: 'seeker@example.org' },
    read: ['seeker'],
    insert: { row: { id: people.seeker, email: 'seeker@example.org' }, by: [] },
    update: { column: 'bio', to: 'Changed', by: ['seeker'] },
    delete: [],
  },
  {
    of: 'the role of a seeker',
    table: 'public.user_roles',
    // Made together with the account.
    row: { user_id: people.seeker, role: 'user' },
    key: ['user_id'],
    read: ['seeker'],
    insert: { row: { user_id: people.seeker, role: 'admin' }, by: [] },
    update: { column: 'role', to: 'admin', by: [] },
    delete: [],
  },
  {
    of: 'what is known of the CV of a seeker',
    table: 'public.cv_documents',
    row: cv(people.seeker, 'f0000000-0000-4000-8000-000000000001'),
    read: ['seeker'],
    insert: { row: cv(people.stranger), by: ['stranger'] },
    update: { column: 'extracted_text', to: 'Changed', by: ['seeker'] },
    delete: ['seeker'],
  },
  {
    of: 'a consent of a seeker',
    table: 'public.consents',
    row: {
      id: 'f0000000-0000-4000-8000-000000000004',
      user_id: people.seeker,
      kind: 'ai_cv',
      given_at: '2026-11-01T08:00:00+00:00',
    },
    read: ['seeker'],
    insert: { row: { user_id: people.seeker, kind: 'another' }, by: ['seeker'] },
    update: { column: 'withdrawn_at', to: '2026-11-02T08:00:00+00:00', by: ['seeker'] },
    delete: [],
  },
  {
    of: 'feedback of a seeker',
    table: 'public.feedback',
    row: { id: 'f0000000-0000-4000-8000-000000000002', user_id: people.seeker, text: 'Good' },
    read: [],
    insert: { row: { user_id: people.seeker, text: 'Better' }, by: ['seeker'] },
    update: { column: 'text', to: 'Changed', by: [] },
    delete: [],
  },
  {
    of: 'feedback without a name',
    table: 'public.feedback',
    row: { id: 'f0000000-0000-4000-8000-000000000003', user_id: null, text: 'Good' },
    read: [],
    insert: {
      row: { user_id: null, text: 'Better' },
      by: ['seeker', 'stranger', 'employer', 'rival', 'admin', 'formerEmployer'],
    },
    update: { column: 'text', to: 'Changed', by: [] },
    delete: [],
  },
  {
    of: 'how often a seeker called a function',
    table: 'public.ai_usage',
    row: { user_id: people.seeker, day: '2026-11-20', kind: 'chat', calls: 3 },
    key: ['user_id', 'day', 'kind'],
    read: [],
    insert: { row: { user_id: people.seeker, day: '2026-11-21', kind: 'chat', calls: 1 }, by: [] },
    update: { column: 'calls', to: 1, by: [] },
    delete: [],
  },
  {
    of: 'an opinion on how a seeker fits a posting',
    table: 'public.match_opinions',
    row: opinion('sample:1'),
    key: ['user_id', 'posting'],
    read: ['seeker'],
    insert: { row: opinion('sample:2'), by: [] },
    update: { column: 'opinion', to: 'Changed', by: [] },
    delete: [],
  },
  {
    of: 'how much everybody used the functions',
    table: 'public.ai_installation_usage',
    row: { day: '2026-11-20', characters: 3 },
    key: ['day'],
    read: [],
    insert: { row: { day: '2026-11-21', characters: 1 }, by: [] },
    update: { column: 'characters', to: 1, by: [] },
    delete: [],
  },
];

function opinion(posting: string): Probe['row'] {
  return { user_id: people.seeker, posting, text_hash: 'a1', opinion: 'Worth a try' };
}

function cv(person: string, id?: string): Probe['row'] {
  return {
    ...(id === undefined ? {} : { id }),
    user_id: person,
    path: `${person}/cv.pdf`,
    size_bytes: 1000,
    mime_type: 'application/pdf',
  };
}
