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
  return `// Written by backend/src/database-types/write-database-types.ts from the migrations; not by hand.\n${toClientTypes(types)}`;
}

/**
 * Leaves out the one value, which a browser must never fetch, and adds what the generator does not know: what is sent is only read, and an
 * argument that may be left out may also be null, which is "no filter" to every function here.
 */
function toClientTypes(types: string): string {
  return types
    .replace(/\nexport const Constants = .*/s, '')
    .replace('{ [key: string]: Json | undefined }', '{ readonly [key: string]: Json | undefined }')
    .replace('| Json[]', '| readonly Json[]')
    .replaceAll(/^ {8}(?:Insert|Update): \{$.*?^ {8}\}$/gms, allowReadonlyArrays)
    .replace(/^ {4}Functions: \{$.*?^ {4}\}$/ms, (functions) =>
      allowReadonlyArrays(functions).replaceAll(/\?: (?!Json\b)(?:readonly )?[\w[\]]+/g, '$& | null'),
    );
}

function allowReadonlyArrays(members: string): string {
  return members.replaceAll(/\b\w+\[\]/g, 'readonly $&');
}
