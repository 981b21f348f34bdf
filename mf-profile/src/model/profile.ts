/** A person's own profile. Texts are plain text, whatever they look like; links are http(s) addresses. */
export interface Profile {
  readonly name: string | null;
  readonly email: string | null;
  readonly role: string;
  readonly bio: string | null;
  readonly skills: readonly string[];
  readonly avatarUrl: string | null;
  readonly links: readonly ProfileLink[];
}

export const linkKinds = ['linkedin', 'github', 'twitter', 'website'] as const;

export interface ProfileLink {
  readonly kind: (typeof linkKinds)[number];
  readonly href: string;
}

/** Whether the profile holds nothing that an employer could read. */
export function isBlank(profile: Profile): boolean {
  return profile.bio === null && profile.skills.length === 0 && profile.links.length === 0;
}
