import { commonHeaders, contentPolicy, strictTransport, workerPolicy } from './security-headers.ts';

/** For files whose names change with their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** For everything else: asked for again each time, and sent again only when it has changed. */
export const revalidated = 'no-cache';

/** The code of remotes is public, and a tester may load it into the product at another origin. */
export const crossOrigin: HeaderValues = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

type HeaderValues = Readonly<Record<string, string>>;

/** The headers of a static site by what is asked for: those the gateway sends, over https. */
export interface HeaderRules {
  /** HTML, whatever its address. */
  readonly pages: HeaderValues;
  /** Everything else at the root: `registry.json`, icons, `robots.txt`. */
  readonly files: HeaderValues;
  /** Below `/assets/`. */
  readonly assets: HeaderValues;
  /** Below `/remotes/`. */
  readonly remotes: HeaderValues;
}

/**
 * The one table that is written down for each kind of static host. The policy names the inline scripts and styles of these
 * pages by their hashes, so each release has its own. Nothing takes reports of what it refuses.
 */
export function composeHeaderRules(pages: readonly string[], supabaseUrl: string | undefined): HeaderRules {
  const common = { ...commonHeaders, ...strictTransport };
  const policy = contentPolicy({ html: pages.join('\n'), remoteOrigins: [], supabaseUrl, development: false });
  const files = { ...common, 'Cache-Control': revalidated };
  const hashed = { ...common, 'Content-Security-Policy': workerPolicy(supabaseUrl), 'Cache-Control': immutable };
  return {
    pages: { ...files, 'Content-Security-Policy': policy },
    files,
    assets: hashed,
    remotes: { ...hashed, ...crossOrigin },
  };
}
