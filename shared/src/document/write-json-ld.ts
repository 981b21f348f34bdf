/** Data for search engines as the text of a `<script>`: no character in it can end the element or begin another. */
export function writeJsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
