/**
 * The row of `profiles` of the signed-in person, as everybody in the product who shows a part of it gets it: without the text
 * of the CV, which is long and which few need. Texts are what was stored; nothing is trimmed or checked to be an address.
 */
export interface OwnProfile {
  readonly email: string;
  /** Given at registration; empty when none was. */
  readonly name: string;
  /** From the profile page; until one is given there, the name of the registration. */
  readonly fullName: string | null;
  readonly role: string;
  readonly bio: string | null;
  readonly skills: readonly string[];
  readonly linkedin: string | null;
  readonly github: string | null;
  readonly twitter: string | null;
  readonly website: string | null;
  readonly avatarUrl: string | null;
  readonly cvUrl: string | null;
  /** As the database wrote it; null: never. */
  readonly lastSeenMatchesAt: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Where the query cache keeps the row. Whoever changes the profile invalidates it. */
export function ownProfileKey(userId: string) {
  return ['own-profile', userId] as const;
}
