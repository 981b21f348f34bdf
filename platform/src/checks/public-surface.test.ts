// @module-tag tooling
import { publicSurface } from './public-surface.ts';
import { shareCopy } from './testing/prove-check.ts';

const { proveCheck, proveCheckAlone } = shareCopy();

const addProp = (current: string) =>
  current.replace('readonly tone?:', 'readonly planted?: boolean;\n  readonly tone?:');

proveCheck(publicSurface, [
  {
    rule: 'surface-without-version',
    files: { 'shared/src/ui/badge.tsx': addProp },
    expected: /surface-without-version: .* 1\.\d+\.\d+ as before\. Raise it .*minor version for an addition, the major/,
  },
  {
    rule: 'stale-surface',
    files: { 'shared/src/ui/page.tsx': (current) => current.replace("'text' | 'wide'", "'text' | 'wide' | 'planted'") },
    expected:
      /stale-surface: [^\n]* of ui; [\s\S]*\n {2}- readonly width\?: 'text' \| 'wide'[\s\S]*\n {2}\+ .*'planted'/,
  },
  {
    rule: 'stale-surface',
    files: {
      'shared/src/ui/styles/tokens.css': (current) => current.replace('--color-canvas:', '--color-planted: red;\n$&'),
    },
    expected: /stale-surface: [^\n]* of tokens\.css; [^\n]*\n {2}\+ --color-planted/,
  },
  {
    rule: 'stale-surface',
    files: {
      'shared/surface/surface.txt': (current) => `${current}# @fursa/shared/planted\nof a sub-path that is gone\n`,
    },
    expected: /stale-surface: [^\n]* of planted; [^\n]*\n {2}- of a sub-path that is gone/,
  },
]);

proveCheckAlone(publicSurface, {
  rule: 'unrecorded-version',
  files: { 'shared/src/contract/version.ts': (current) => current.replace(/'\d+\.\d+\.\d+'/, "'9.0.0'") },
  expected: /versions\.txt: unrecorded-version: contract version 9\.0\.0 is not in it/,
});

proveCheckAlone(publicSurface, {
  rule: 'surface-without-version',
  files: {
    'shared/src/router/index.ts': (current) => current.replace('  useParams,\n', ''),
    'shared/src/contract/version.ts': (current) => current.replace(/'1\.\d+\.\d+'/, "'1.999.0'"),
    'shared/package.json': (current) => current.replace(/ {4}"\.\/bundled\/shortcuts": .*\n/, ''),
  },
  expected:
    /surface-without-version: \w+ of bundled\/shortcuts, .*useParams of router was offered .* 1\.999\.0\. Offer/,
});

proveCheckAlone(publicSurface, {
  rule: 'unreadable-surface',
  files: { 'shared/src/session/index.ts': (current) => `${current}export const planted: number = 'one';\n` },
  expected: /unreadable-surface: @fursa\/shared does not compile:\nshared\/src\/session\/index\.ts.*TS2322/,
});
