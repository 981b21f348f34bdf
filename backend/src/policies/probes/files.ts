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
