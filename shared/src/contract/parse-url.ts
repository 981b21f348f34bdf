/** The address, or `undefined` when it is none. `URL.canParse` and `URL.parse` are younger than the browsers we serve. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Marks that turn the direction of writing: an address with one is shown as another. */
const turningMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Whether an address may become a link: http or https, without a user before the host, and read as it is written. */
export function isWebAddress(address: string): boolean {
  const url = parseUrl(address);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && !turningMarks.test(address);
}
