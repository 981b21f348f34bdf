/** The address, or `undefined` when it is none. `URL.canParse` and `URL.parse` are younger than the browsers we serve. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
