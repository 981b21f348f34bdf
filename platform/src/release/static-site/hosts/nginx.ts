import { contentTypes } from '../../../gateway/content-type.ts';
import { immutable } from '../header-rules.ts';
import { type HostFiles, internalPath, type StaticHosting, servedEndings } from './static-host.ts';

/**
 * A snippet for a `server` block of nginx whose `root` is the release folder. A location that adds a header inherits none, so
 * each names all of its own. A page asked for with a query is `app.html`: nobody knew the query when the page was rendered.
 */
export function composeNginx({ rules }: StaticHosting): HostFiles {
  const types = Object.entries(contentTypes).map(([ending, type]) => `  ${withoutCharset(type)} ${ending.slice(1)};`);
  const charsetTypes = Object.values(contentTypes).filter((type) => type.includes('charset') && !isHtml(type));
  const lines = [
    '# Written by `fursa headers nginx`. Write it again after each release: the policy names the inline scripts of the pages.',
    '# Include it in a server block for https whose root is the release folder.',
    'charset utf-8;',
    `charset_types ${[...new Set(charsetTypes.map(withoutCharset))].join(' ')};`,
    ...block('types', types),
    'default_type text/plain;',
    '# The builds are compressed already. With the Brotli module, `brotli_static on;` sends fewer bytes still.',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    `set $fursa_page "\${uri}.html";`,
    'if ($is_args) { set $fursa_page /app.html; }',
    '',
    ...location('= /', 'try_files /index.html =404;', rules.pages),
    ...location('^~ /assets/', 'try_files $uri =404;', rules.assets),
    ...location('^~ /remotes/', 'try_files $uri =404;', rules.remotes),
    ...location('= /.well-known/security.txt', 'try_files $uri =404;', rules.files),
    ...location(`~ "${internalPath}"`, 'return 404;', rules.files),
    ...location('~ "[.]html$"', 'try_files $uri =404;', rules.pages),
    '# A missing file is never answered with a page.',
    ...location(`~ "[.](?:${servedEndings})$"`, 'try_files $uri =404;', rules.files),
    ...location('/', 'try_files $fursa_page /app.html;', rules.pages),
  ];
  return { 'fursa.conf': `${lines.join('\n')}\n` };
}

function location(match: string, answer: string, headers: Readonly<Record<string, string>>): string[] {
  const added = Object.entries(headers).map(([name, value]) => {
    // A file that is missing while a release is copied must not be missing for a year.
    const when = value === immutable ? '' : ' always';
    return `  add_header ${name} ${JSON.stringify(value)}${when};`;
  });
  return block(`location ${match}`, [`  ${answer}`, ...added]);
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines, '}'];
}

/** nginx adds the charset itself, to HTML always. */
function withoutCharset(type: string): string {
  return type.replace(/;.*$/, '');
}

function isHtml(type: string): boolean {
  return type.startsWith('text/html');
}
