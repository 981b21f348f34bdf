import { type Check, reportViolations } from './check.ts';
import { readTextFiles } from './repository-files.ts';

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
