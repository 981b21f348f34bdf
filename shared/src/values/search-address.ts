const maxLength = 100;

/** A search text as an address can hold it. */
export function cleanSearchText(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').slice(0, maxLength);
}

/** The page that an address asks for, from 1; the first one for anything but a whole number up to `mostPages`. */
export function readPage(value: string | null, mostPages: number): number {
  const page = value !== null && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
  return page <= mostPages ? page : 1;
}

/** The shortest query string of these values: what is empty, off or undefined is left out. */
export function writeSearch(values: Readonly<Record<string, string | number | false | undefined>>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}
