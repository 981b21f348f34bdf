// @module-tag accuracy
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Feature, features } from '@fursa/engine/chat-features';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

interface Evidence {
  /** The files of the pages where the part is, or will be. */
  readonly files: string;
  /** What they say only when it is built. */
  readonly built: RegExp;
  /** What they say until then, where they say so. */
  readonly unbuilt?: RegExp;
}

const pagesOfDirectory = 'mf-directory/src/accessibility/**/*.{ts,tsx}';

/** How the pages show that a part of the product is there. Labels are those of the specification. */
const evidence: Readonly<Record<Feature, Evidence>> = {
  'profile editing': {
    files: 'mf-profile/src/**/*messages.ts',
    built: /Save Changes/,
    unbuilt: /Editing is not ready yet/,
  },
  'cv upload': { files: 'mf-profile/src/**/*.{ts,tsx}', built: /Uploading your CV\.\.\./ },
  'account deletion': { files: 'mf-profile/src/**/*messages.ts', built: /delete (?:my|your|the) account/i },
  'cv analysis': { files: 'mf-ai/src/**/*messages.ts', built: /Analyze Resume/, unbuilt: /will be here/ },
  'interview practice': {
    files: 'mf-ai/src/**/*messages.ts',
    built: /Generate Interview Questions/,
    unbuilt: /will be here/,
  },
  'career resources': {
    files: 'mf-directory/src/resources/**/*messages.ts',
    built: /No resources found/,
    unbuilt: /will be here/,
  },
  'employer posting': { files: '{shell,mf-*}/src/**/*messages.ts', built: /Post a job|New job/ },
  'kiswahili pages': { files: '{shell,mf-*}/src/**/{sw,*-sw}.ts', built: /./ },
  'offline use': { files: '{shell,shared}/src/**/*.{ts,tsx}', built: /serviceWorker\s*\.register/ },
  'voice and screen reader mode': { files: pagesOfDirectory, built: /voice input|screen reader mode/i },
  'accessibility shortcuts': { files: 'shared/src/bundled/shortcuts/*.ts', built: /Alt\s?\+/ },
  'salary filter': { files: 'mf-jobs/src/search/**/*.ts', built: /minimum (?:salary|pay)|salaryMin/i },
};

test.each(Object.entries(evidence))('The chat says of "%s" what the pages show', (name, { files, built, unbuilt }) => {
  const isBuilt = Object.entries(features).find(([feature]) => feature === name)?.[1];
  const paths = globSync(files, { cwd: root }).filter(
    (path) => !path.includes('.test.') && !path.includes('node_modules'),
  );
  const text = paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  expect(built.test(text), 'engine/src/chat/features.ts is to say whether the pages have it').toBe(isBuilt);
  if (unbuilt !== undefined) expect(unbuilt.test(text), 'the page says that it is not ready').toBe(isBuilt === false);
});

test('The pages that are looked at are there', () => {
  for (const remote of ['mf-profile', 'mf-ai', 'mf-directory', 'mf-jobs']) {
    expect(existsSync(join(root, remote, 'src')), remote).toBe(true);
  }
});
