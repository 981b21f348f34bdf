import * as z from 'zod/mini';
import { linkKinds, type Profile } from '../model/profile.ts';

const optionalText = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text?.trim() || null),
);

/** Only an http(s) address may become a link; anything else is treated as no address at all. */
const webAddress = z.catch(z.nullable(z.url({ protocol: /^https?$/ })), null);

/** The columns of {@link profileSchema}, as PostgREST's `select` wants them. */
export const profileColumns =
  'email, name, full_name, role, bio, skills, avatar_url, linkedin, github, twitter, website';

/** The own row of `profiles`. */
export const profileSchema = z.pipe(
  z.object({
    email: optionalText,
    name: optionalText,
    full_name: optionalText,
    role: z.string(),
    bio: optionalText,
    skills: z.nullable(z.array(z.string())),
    avatar_url: webAddress,
    linkedin: webAddress,
    github: webAddress,
    twitter: webAddress,
    website: webAddress,
  }),
  z.transform(
    (row): Profile => ({
      name: row.full_name ?? row.name,
      email: row.email,
      role: row.role,
      bio: row.bio,
      skills: row.skills ?? [],
      avatarUrl: row.avatar_url,
      links: linkKinds.flatMap((kind) => {
        const href = row[kind];
        return href === null ? [] : [{ kind, href }];
      }),
    }),
  ),
);
