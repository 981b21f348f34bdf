import { type Check, reportViolations } from './check.ts';
import { listRepositoryFiles, readTextFiles } from './repository-files.ts';

const rules = [
  {
    name: 'machine-path',
    pattern: /(?<![\w.\-/~])(?:\/(?:work|root|tmp|home\/[\w.-]+|Users\/[\w.-]+)\/|[A-Z]:\\+Users\\+)/,
    remedy: 'a path of one machine; take it from the environment or relative to the repository',
  },
  {
    name: 'registry-host',
    pattern: /\bregistry\s*=\s*http|\btarball:\s*http|_auth[T]oken=/,
    remedy: 'which registry serves packages is the business of the machine, not of the repository',
  },
];

/** What is written down holds on every machine. */
export const noMachinePaths: Check = {
  name: 'no machine paths',
  async run(root) {
    const files = await readTextFiles(root);
    return reportViolations(
      files.flatMap(({ path, lines }) =>
        lines.flatMap((line, index) =>
          rules
            .filter(({ pattern }) => pattern.test(line))
            .map(({ name, remedy }) => `${path}:${index + 1}: ${name}: ${remedy}: ${line.trim().slice(0, 100)}`),
        ),
      ),
    );
  },
};

interface LineRule {
  readonly name: string;
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly remedy: string;
  /** A matter of taste, which refuses nothing. */
  readonly isTaste?: true;
}

const lineRules: readonly LineRule[] = [
  {
    name: 'sentence-title',
    files: /[.]test[.]tsx?$|^e2e\/.*[.]ts$/,
    pattern: /^\s*(?:test|it)(?:[.]\w+(?:\([^)]*\))?)*\(\s*(['"`])(?![A-Z$%`][^'"`]* )/,
    remedy: 'the title of a test is a sentence, such as "A visitor can search jobs by company name"',
    isTaste: true,
  },
  {
    name: 'parse-outside-data',
    files: /[.]tsx?$/,
    pattern: /(?:JSON[.]parse\(.*\)|[.]json\(\)\)?) as (?!unknown\b)/,
    remedy: 'data from outside is parsed with a schema, not asserted',
  },
  {
    name: 'bare-storage',
    files: /^(?!.*([.]test[.]tsx?$|\/testing\/|\/browser-storage[.]ts$))(shell|mf-[^/]+|shared)\/src\/.*[.]tsx?$/,
    pattern: /\b(localStorage|sessionStorage|indexedDB)\b/,
    remedy: 'a browser may forbid it or have no room: use deviceStorage or tabStorage of @fursa/shared/contract',
  },
  {
    name: 'inline-import-type',
    files: /[.]tsx?$/,
    pattern: /\bimport\((['"])[^'"]+\1\)[.][A-Z]|\btypeof import\(/,
    remedy: 'write an `import type` statement, which the import rules see wherever it stands',
  },
  {
    name: 'reason-for-suppression',
    files: /[.]tsx?$/,
    pattern: /@ts-[e]xpect-error(?!\S*\s+\S+\s+\S+)/,
    remedy: 'a suppression carries its reason',
  },
];

/** House rules that no other tool knows. */
export const houseStyle: Check = {
  name: 'house style',
  async run(root) {
    const files = await readTextFiles(root);
    const findInLines = (rules: readonly LineRule[]) =>
      files.flatMap(({ path, lines }) =>
        rules
          .filter((rule) => rule.files.test(path))
          .flatMap(({ name, pattern, remedy }) =>
            lines.flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${name}: ${remedy}`] : [])),
          ),
      );
    const paths = await listRepositoryFiles(root);
    const rules = lineRules.filter(({ isTaste }) => !isTaste);
    const tastes = lineRules.filter(({ isTaste }) => isTaste);
    return reportViolations(
      [...findInLines(rules), ...findMissingReadmes(paths)],
      [...findInLines(tastes), ...findVagueNames(paths)],
    );
  },
};

function findVagueNames(paths: readonly string[]): string[] {
  return paths
    .filter((path) => /(^|\/)(utils?|helpers?|common|types|misc)(\/|[.]tsx?$)/.test(path))
    .map((path) => `${path}: vague-name: name the file or folder after what is in it`);
}

function findMissingReadmes(paths: readonly string[]): string[] {
  return paths
    .filter((path) => /^[^/]+\/package[.]json$/.test(path))
    .map((path) => path.replace('package.json', 'README.md'))
    .filter((path) => !paths.includes(path))
    .map((path) => `${path}: package-readme: each package has a one-page README.md`);
}
