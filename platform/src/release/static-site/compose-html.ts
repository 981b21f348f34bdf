import type { PublicConfig } from '@fursa/shared/contract/registry';
import { ReleaseError } from '../release-error.ts';

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
