import { createHash } from 'node:crypto';

export interface ContentPolicyOptions {
  /** The page or pages the policy is for: their inline scripts and styles are allowed by their hashes. */
  readonly html: string;
  /** Origins that remotes may come from, beside the page's own. */
  readonly remoteOrigins: readonly string[];
  /** Address of Supabase when it is not at the page's own origin. */
  readonly supabaseUrl: string | undefined;
  /**
   * Also allows what a dev server needs: its socket, and styles written into the page. Its client and React Refresh write
   * scripts and HTML as text, so Trusted Types are not required.
   */
  readonly development: boolean;
  /** Path of this origin that takes reports of what was refused; nothing is reported when absent. */
  readonly reportPath?: string;
}

const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** The part of the policy by which no text becomes a script. */
export const trustedTypesPolicy = formatPolicy(trustedTypes);

/**
 * The Content-Security-Policy of a page: no eval, no inline script but the ones the build put there, no picture from elsewhere,
 * and no text that becomes a script. The one policy of Trusted Types is the shell's (`shell/src/script-policy.ts`).
 */
export function contentPolicy(options: ContentPolicyOptions): string {
  const { html, remoteOrigins, supabaseUrl, development, reportPath } = options;
  const supabase = supabaseUrl === undefined ? [] : [new URL(supabaseUrl).origin];
  const sockets = development ? remoteOrigins.map((origin) => origin.replace(/^http/, 'ws')) : [];
  const styles = development ? ["'unsafe-inline'"] : inlineHashes(html, 'style');
  return formatPolicy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script'), ...remoteOrigins],
    'style-src': ["'self'", ...styles, ...remoteOrigins],
    // Avatars are in Supabase's storage. A picture at any other address would tell its owner who looks at which page.
    'img-src': ["'self'", 'data:', ...supabase],
    'connect-src': ["'self'", ...supabase, ...remoteOrigins, ...sockets],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(development ? {} : trustedTypes),
    ...(reportPath === undefined ? {} : { 'report-uri': [reportPath] }),
  });
}

/**
 * Headers by which browsers report with the Reporting API, for a page that came by https. Chromium takes its endpoints by https
 * only, and where a policy has `report-to` it leaves out `report-uri`: by http nothing would be reported.
 */
export function reportingHeaders(policy: string, reportPath: string): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': `${policy}; report-to csp`, 'Reporting-Endpoints': `csp="${reportPath}"` };
}

/** For what is not a page of ours: should a browser take it for one (an uploaded SVG, say), nothing in it runs. */
const inertPolicy = formatPolicy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** For scripts: a worker takes its policy from its own file. It loads scripts of this origin and talks to the backend. */
export function workerPolicy(supabaseUrl: string | undefined): string {
  const supabase = supabaseUrl === undefined ? [] : [new URL(supabaseUrl).origin];
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...supabase],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer; an answer that already has one of them keeps its own. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': inertPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The assistant takes dictation.
  'Permissions-Policy': ['microphone=(self)', ...deniedFeatures.map((feature) => `${feature}=()`)].join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Sent over https only: two years, as the preload lists ask for. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Hash sources of the inline elements of a page. Scripts that are data (JSON) never run and need none. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'));
  const hashes = [...blocks]
    .filter(
      ([, attributes = '', content = '']) =>
        content !== '' && !/\bsrc=|\btype=["']?application\/(ld\+)?json/i.test(attributes),
    )
    .map(([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  return [...new Set(hashes)];
}
