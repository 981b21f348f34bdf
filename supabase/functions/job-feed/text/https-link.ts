const maxLength = 2000;

/** The address if people may follow it, else null: https only, and no account in front of the host to deceive them. */
export function httpsLink(value: string | null | undefined): string | null {
  if (value == null || value.length > maxLength || !URL.canParse(value)) return null;
  const { protocol, username, password, href } = new URL(value);
  // A letter outside of ASCII becomes up to nine characters.
  if (href.length > maxLength) return null;
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
