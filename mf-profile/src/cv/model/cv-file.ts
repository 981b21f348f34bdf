import type { CvKind } from '../reading/cv-text.ts';

/** What the file picker offers. What a file is, its content says. */
export const offeredFiles =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The limit of the bucket. */
export const maxBytes = 10 * 1024 * 1024;

/** Of a profile, and of what is known of a CV. */
export const maxSkills = 300;

const maxStemLength = 80;

/**
 * A name for a file in storage: Latin letters and digits of its own name, a part by chance, so that a new CV never writes over the one
 * in use, and the ending of what it is.
 */
export function toStoredName(name: string, kind: CvKind): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxStemLength);
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${stem || 'cv'}-${random.toString(36).padStart(7, '0')}.${kind}`;
}

/** The name as people know it: of a path in storage, without the part by chance. */
export function toShownName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.replace(/-[0-9a-z]{7}(\.\w+)$/, '$1');
}
