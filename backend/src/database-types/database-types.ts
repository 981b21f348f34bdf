import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';

interface Queries {
  query(statement: string): Promise<readonly unknown[]>;
}

/** The text of `shared/src/backend/database-types.ts`, from a database that has all migrations. */
export async function databaseTypes(database: Queries): Promise<string> {
  const metadata = await introspect(
    { query: async (statement) => ({ rows: [...(await database.query(statement))] }) },
    { includedSchemas: ['public'] },
  );
  const types = await generateTypescript(sortGeneratorMetadata(metadata), { detectOneToOneRelationships: true });
  return `// Written by backend/src/database-types/write-database-types.ts from the migrations; not by hand.\n${types}`;
}
