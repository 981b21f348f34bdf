/** What this tab keeps under a key; null also where the browser lets a page keep nothing, for which reading throws. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
