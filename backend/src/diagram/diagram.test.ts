import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestBackendWithDatabase } from '../testing/test-backend.ts';
import { drawDiagram } from './draw-diagram.ts';
import { readSchema } from './read-schema.ts';

const guide = join(import.meta.dirname, '../../../docs/guides/the-tables.md');
const diagramBlock = /(?<=```mermaid\n)erDiagram[\s\S]*?(?=\n```)/;

test('References are drawn with how many there may be', () => {
  const columns = [
    { table: 'posts', column: 'id', type: 'uuid', is_key: true },
    { table: 'posts', column: 'written_at', type: 'timestamp with time zone', is_key: false },
    { table: 'posts', column: 'author', type: 'uuid', is_key: false },
  ];
  const reference = { table: 'posts', column: 'author', target: 'people', is_required: true, is_unique: false };
  expect(drawDiagram(columns, [reference, { ...reference, is_required: false, is_unique: true }])).toBe(
    `erDiagram
  people ||--o{ posts : author
  people |o--o| posts : author
  posts {
    uuid id PK
    timestamptz written_at
    uuid author FK
  }`,
  );
});

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
