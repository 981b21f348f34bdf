import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { drawDiagram } from './draw-diagram.ts';
import { readSchema } from './read-schema.ts';

const guide = join(import.meta.dirname, '../../../docs/guides/the-tables.md');
const diagramBlock = /(?<=```mermaid\n)erDiagram[\s\S]*?(?=\n```)/;

// After a change of the schema: `npx vitest run --project backend backend/src/diagram -u` draws it anew.
test('The diagram in the guide shows the schema that the migrations make', async () => {
  const backend = await startTestBackendWithDatabase({ seed: false });
  try {
    const { columns, references } = await readSchema(backend.database);
    const page = await readFile(guide, 'utf8');
    expect(page).toMatch(diagramBlock);
    await expect(page.replace(diagramBlock, () => drawDiagram(columns, references))).toMatchFileSnapshot(guide);
  } finally {
    await backend.close();
  }
});
