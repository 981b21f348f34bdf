import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { parseRegistry, type RegisteredRemote, type Registry } from '@fursa/shared/contract/registry';

const compress = promisify(brotliCompress);

/** The gateway's, for pages it composes. */
const pageQuality = constants.BROTLI_MAX_QUALITY;

export interface RegistryPart {
  readonly label: string;
  readonly keep: (remote: RegisteredRemote) => RegisteredRemote;
}

/** What of the registry could stand in the HTML, from all of it to what the shell's routes are made of. */
export const registryParts: readonly RegistryPart[] = [
  { label: 'As it is', keep: (remote) => remote },
  { label: 'Without the lists of files', keep: withoutLists },
  { label: 'Without lists and without the hash of the entry', keep: withoutFiles },
  {
    label: 'As it is where the shell shows something of a remote, else the routes alone',
    keep: (remote) => (hasPlaceInShell(remote) ? remote : withoutFiles(remote)),
  },
];

/** Bytes of a page over the line with each of {@link registryParts} in it, in their order. */
export async function weighRegistry(html: string): Promise<number[]> {
  const block = /(<script\b[^>]*\bid="?fursa-registry\b[^>]*>)([\s\S]*?)(<\/script>)/i;
  const written = block.exec(html)?.[2];
  if (written === undefined) throw new Error('The page has no registry.');
  const { registry } = parseRegistry(JSON.parse(written));
  return await Promise.all(
    registryParts.map(async ({ keep }) => {
      const part: Registry = { ...registry, remotes: registry.remotes.map(keep) };
      const text = JSON.stringify(part).replaceAll('<', '\\u003c');
      const page = html.replace(block, (_whole, open: string, _text, close: string) => open + text + close);
      const params = { [constants.BROTLI_PARAM_QUALITY]: pageQuality };
      return (await compress(page, { params })).length;
    }),
  );
}

function withoutLists(remote: RegisteredRemote): RegisteredRemote {
  return {
    ...remote,
    preload: [],
    notificationFiles: [],
    pages: remote.pages.map((page) => ({ ...page, preload: [] })),
  };
}

function withoutFiles(remote: RegisteredRemote): RegisteredRemote {
  return { ...withoutLists(remote), integrity: {} };
}

/** Whether one click leads to it from everywhere. */
function hasPlaceInShell({ slots, pages }: RegisteredRemote): boolean {
  return slots.length > 0 || pages.some(({ navigation }) => navigation !== undefined);
}
