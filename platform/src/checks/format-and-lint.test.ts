// @module-tag tooling

import { type PlantedViolation, shareCopy } from './testing/prove-check.ts';
import { formatAndLint } from './tool-checks.ts';

const { proveCheck } = shareCopy();

proveCheck(formatAndLint, [
  lint('format', 'export const twice = "twice"'),
  lint('style/noDefaultExport', 'export default 1;'),
  lint('correctness/useImportExtensions', "export { manifest } from './manifest';"),
  lint('suspicious/noExplicitAny', 'export const anything: any = 1;'),
  lint('style/noNonNullAssertion', 'export const first = (list: string[]) => list[0]!.length;'),
  { rule: 'style/useFilenamingConvention', files: { 'mf-jobs/src/plantedName.ts': 'export const name = 1;' } },
  lint('performance/noReExportAll', "export * from './manifest.ts';"),
  lint('style/useImportType', "import { LoginState } from '@fursa/shared/contract';\nexport type State = LoginState;"),
  lint('suspicious/noConsole', "console.log('seen');"),
  lint('correctness/noNodejsModules', "import 'node:fs';"),
  lint('correctness/noUndeclaredDependencies', "import 'semver';"),
  lint('correctness/noUnusedImports', "import { paths } from '@fursa/shared/contract';"),
  lint('correctness/noUnusedVariables', 'const unused = 1;'),
  lint('style/noRestrictedImports', "import * as z from 'zod';\nexport const text = z.string();"),
  lint('nursery/noFloatingPromises', 'async function save(): Promise<void> {\n  await fetch("/");\n}\nsave();'),
  lint('suspicious/noEmptyBlockStatements', 'try {\n  atob("");\n} catch {}'),
  lint('style/noJsxLiterals', 'export const title = <h1>Jobs</h1>;'),
  lint('a11y/useAltText', 'export const logo = <img src="logo.svg" />;'),
  lint('a11y/useButtonType', 'export const button = <button>{name}</button>;'),
  lint('security/noDangerouslySetInnerHtml', 'export const raw = <p dangerouslySetInnerHTML={{ __html: name }} />;'),
  lint(
    'correctness/useHookAtTopLevel',
    "import { useState } from 'react';\nexport function Field({ on }: { on: boolean }) {\n  if (on) useState(1);\n}",
  ),
  lint(
    'correctness/useExhaustiveDependencies',
    "import { useEffect } from 'react';\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}",
  ),
  { rule: 'suspicious/noFocusedTests', files: { 'mf-jobs/src/planted-focus.test.ts': "test.only('One', () => {});" } },
  { rule: 'suspicious/noSkippedTests', files: { 'mf-jobs/src/planted-skip.test.ts': "test.skip('One', () => {});" } },
]);

/** Plants a line of browser code in a file named after the rule. */
function lint(rule: string, source: string): PlantedViolation {
  const name = rule.replace(/^.*\//, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return { rule, files: { [`mf-jobs/src/planted-${name}.tsx`]: `${source}\n` } };
}
