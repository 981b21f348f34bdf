// @module-tag tooling
import { bareText } from './bare-text.ts';
import { houseStyle, noMachinePaths } from './house-style.ts';
import { literalText } from './literal-text.ts';
import { oneVersion } from './one-version.ts';
import { type PlantedViolation, shareCopy } from './testing/prove-check.ts';
import { typeCheck, unusedCode } from './tool-checks.ts';

const { proveCheck } = shareCopy();

const slash = '/';

proveCheck(typeCheck, [
  { rule: 'TS2322', files: { 'mf-jobs/src/planted.ts': 'export const count: number = "two";\n' } },
  {
    rule: 'TS18048',
    files: { 'platform/src/planted.ts': 'export const f = (a: string[]) => a.at(0).length;\n' },
    expected: /platform\/src\/planted\.ts.*TS2532/,
  },
  { rule: 'unchecked-file', files: { 'docs/planted.ts': 'export const unseen = 1;\n' } },
]);

proveCheck(unusedCode, [
  {
    rule: 'unused files',
    files: { 'mf-jobs/src/job/model/planted-file.ts': 'export {};\n' },
    expected: /Unused files[^:]*mf-jobs\/src\/job\/model\/planted-file\.ts/,
  },
  {
    rule: 'unused exports',
    files: { 'shared/src/contract/version.ts': (current) => `${current}export const plantedVersion = 1;\n` },
    expected: /Unused exports[\s\S]*plantedVersion/,
  },
  {
    rule: 'unused exports of a package',
    files: { 'shared/src/testing/index.ts': (current) => `${current}export const plantedOffer = 1;\n` },
    expected: /Unused exports[\s\S]*plantedOffer/,
  },
  {
    rule: 'unused dependencies',
    files: {
      'mf-jobs/package.json': (current) =>
        current.replace('"dependencies": {', '"dependencies": { "jose": "catalog:",'),
    },
    expected: /Unused dependencies[\s\S]*jose +mf-jobs\/package\.json/,
  },
  {
    rule: 'unlisted dependencies',
    files: { 'mf-jobs/src/remote.tsx': (current) => `import 'semver';\n${current}` },
    expected: /Unlisted dependencies[\s\S]*semver +mf-jobs\/src\/remote\.tsx/,
  },
]);

proveCheck(oneVersion, [
  {
    rule: 'outside-catalog',
    files: { 'mf-jobs/package.json': (current) => current.replace('"react": "catalog:"', '"react": "^19.0.0"') },
  },
]);

proveCheck(literalText, [
  text('child', "<p>{'All jobs'}</p>"),
  text('template', `<p>{\`\${name} and others\`}</p>`),
  text('choice', "<p>{name ? 'Open' : 'Closed'}</p>"),
  text('condition', "<p>{name !== '' && 'Open'}</p>"),
  text('stand-in', "<p>{name ?? 'nobody'}</p>"),
  text('attribute', '<img alt="A workbench" src={name} />'),
  text('attribute-in-braces', "<nav aria-label={'Main ' + name} />"),
  text('property', '<Panel title="Smart matching" />'),
]);

proveCheck(bareText, [
  bare('choice', '<p>{name === null ? labels.none : labels.one} <b /></p>'),
  bare('condition', '<p><b />{name !== null && labels.one}</p>'),
  bare('after-condition', '<p>{name !== null && <b />}{labels.one}</p>'),
  bare('after-list', '<p>{labels.map((label) => <b key={label} />)}{name}</p>'),
  bare('after-key', '<p><b key={name} />{labels.one}</p>'),
  bare('after-component', '<p><Name /> {labels.one}</p>'),
  bare('fragment', '<>{labels.one}</>'),
]);

proveCheck(noMachinePaths, [
  { rule: 'machine-path', files: { 'docs/planted-home.md': `see ${slash}home/jane/fursa\n` } },
  { rule: 'machine-path', files: { 'docs/planted-mac.md': `see "${slash}Users/jane/fursa"\n` } },
  { rule: 'machine-path', files: { 'docs/planted-temporary.md': `see ${slash}tmp/fursa\n` } },
  { rule: 'machine-path', files: { 'docs/planted-windows.md': `see ${['C:', 'Users', 'jane'].join('\\')}\n` } },
  { rule: 'registry-host', files: { '.npmrc': ['registry', 'https://registry.example.com\n'].join('=') } },
]);

proveCheck(houseStyle, [
  {
    rule: 'parse-outside-data',
    files: { 'mf-jobs/src/planted-json.ts': ['export const x = JSON.parse("1")', 'as number;\n'].join(' ') },
  },
  {
    rule: 'bare-storage',
    files: { 'mf-jobs/src/planted-storage.ts': 'export const stored = window.localStorage.length;\n' },
  },
  {
    rule: 'inline-import-type',
    files: { 'mf-jobs/src/planted-type.ts': ["export type A = import('./a.ts')", 'A;\n'].join('.') },
  },
  {
    rule: 'reason-for-suppression',
    files: { 'mf-jobs/src/planted-why.ts': `// @ts-${'expect-error'}\nexport const x: 1 = 2;\n` },
  },
  {
    rule: 'package-readme',
    files: { 'planted/package.json': '{}\n' },
    expected: /planted\/README\.md: package-readme/,
  },
]);

/** Plants an element with a text of its own, in a file named after the way it stands there. */
function text(way: string, element: string): PlantedViolation {
  return { rule: 'literal-text', files: { [`mf-jobs/src/planted-${way}.tsx`]: `export const shown = ${element};\n` } };
}

/** Plants a text that a browser's translation would part from React. */
function bare(way: string, element: string): PlantedViolation {
  return {
    rule: 'bare-text',
    files: { [`mf-jobs/src/planted-bare-${way}.tsx`]: `export const shown = ${element};\n` },
  };
}
