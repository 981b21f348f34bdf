const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year; what is older counts as abandoned. */
const validDays = 330;

export interface SecurityContact {
  /** An email address, or the address of a page. */
  readonly contact?: string | undefined;
  /** Where people reach the product. */
  readonly siteUrl?: string | undefined;
}

/** Where every site has it. */
export const securityTextPath = '/.well-known/security.txt';

/**
 * `security.txt`: where somebody who finds a hole tells it, https://www.rfc-editor.org/rfc/rfc9116
 *
 * @returns `undefined` when nobody is named, or by an address that the standard does not allow.
 */
export function composeSecurityText({ contact, siteUrl }: SecurityContact, now: Date): string | undefined {
  const address = contact === undefined ? undefined : contactAddress(contact);
  if (address === undefined) return undefined;
  const expires = new Date(now.getTime() + validDays * dayMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${address}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    // An address of this machine is nobody's.
    ...(siteUrl?.startsWith('https://') ? [`Canonical: ${new URL(securityTextPath, siteUrl).href}`] : []),
    '',
  ].join('\n');
}

function contactAddress(contact: string): string | undefined {
  // Plain http could be changed on the way to somebody else's address.
  if (URL.canParse(contact)) return contact.startsWith('https://') ? new URL(contact).href : undefined;
  return `mailto:${encodeURI(contact)}`;
}
