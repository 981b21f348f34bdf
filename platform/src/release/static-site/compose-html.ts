import type { PublicConfig } from '@fursa/shared/contract/registry';
import { framePlace } from '../../preset/prerender/prerender-contract.ts';
import type { PrerenderedPage } from '../prerender/prerender-pages.ts';
import { ReleaseError } from '../release-error.ts';
import { escapeText } from './search-engines.ts';

/**
 * The page as the browser gets it: the template of the shell's build with registry and configuration written into it, so
 * that neither costs a round trip, and with its own address where it is named (`%SITE_URL%`). Pure.
 *
 * @throws ReleaseError when the template has no place for them.
 */
export function composeHtml(template: string, registry: unknown, config: PublicConfig): string {
  const page = template.replaceAll('%SITE_URL%', () => escapeAttribute(config.siteUrl ?? ''));
  return fillDataBlock(fillDataBlock(page, 'fursa-registry', leanRegistry(registry)), 'fursa-config', config);
}

/**
 * A registry with what a shell reads of it: of all hashes that of the entry, for chunks bring their own. The rest were four fifths of
 * what a remote adds to every page, and cannot be compressed. `/registry.json` has all of them, with its signature.
 */
function leanRegistry(registry: unknown): unknown {
  if (!isRecord(registry) || !Array.isArray(registry.remotes)) return registry;
  const { signature: _, ...others } = registry;
  return { ...others, remotes: registry.remotes.map(leanEntry) };
}

function leanEntry(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { entry: file, integrity, canary } = entry;
  const isReadable = typeof file === 'string' && isRecord(integrity) && Object.hasOwn(integrity, file);
  return {
    ...entry,
    ...(isReadable && { integrity: { [file]: integrity[file] } }),
    ...(isRecord(canary) && { canary: { ...canary, remote: leanEntry(canary.remote) } }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fillDataBlock(html: string, id: string, data: unknown): string {
  const block = new RegExp(`(<script\\b(?=[^>]*\\bid=["']?${id}["'\\s>])[^>]*>)[\\s\\S]*?(</script>)`, 'i');
  if (!block.test(html)) {
    throw new ReleaseError(
      `The page template has no <script type="application/json" id="${id}"></script>. Build the shell again.`,
    );
  }
  return html.replace(
    block,
    (_whole, open: string, close: string) => open + escapeForScript(JSON.stringify(data)) + close,
  );
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>\\]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `<` could end the block or open a comment in it; the two separators are line ends to JavaScript but not to JSON. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/**
 * The template of every page with a rendered page in the place of the frame, and its title and styles in the head: a style sheet that hangs
 * would keep everything off the screen. `undefined` when the template has no such place: it is from before there was one. Pure.
 */
export function composePage(template: string, { title, html, styles }: PrerenderedPage): string | undefined {
  const start = template.indexOf(framePlace.start);
  const end = template.indexOf(framePlace.end);
  if (start === -1 || end < start) return undefined;
  const style = styles === '' ? '' : `<style>${styles}</style>`;
  const head = template
    .slice(0, start)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeText(title)} · Fursa</title>`)
    .replace('</head>', () => `${style}</head>`);
  return `${head}<div id="root">${html}</div>${template.slice(end + framePlace.end.length)}`;
}
