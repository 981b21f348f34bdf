import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { ReleaseError } from '../release-error.ts';

/**
 * The parsed content of a JSON file, or `undefined` when there is no such file.
 *
 * @throws ReleaseError naming the file and the first wrong field, followed by `advice`.
 */
export async function readJsonFile<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  advice: string,
): Promise<z.output<Schema> | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new ReleaseError(`${path} cannot be read (${errorCode(error)}). ${advice}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReleaseError(
      `${path} is not JSON (${error instanceof Error ? oneLine(error.message) : 'unreadable'}). ${advice}`,
    );
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new ReleaseError(`${path} is wrong at ${describeFirstIssue(result.error)}. ${advice}`);
}

/** `pages[0].path: Invalid input`, for the first of the issues. */
export function describeFirstIssue(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'an unknown field';
  return `${describePath(issue.path)}: ${oneLine(issue.message)}`;
}

export function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

/** The system's code for a failed file operation (`EACCES`), or what the error calls itself. */
export function errorCode(error: unknown): string {
  if (error instanceof Error) return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return String(error);
}

function describePath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'its root';
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? String(key) : `.${String(key)}`))
    .join('');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
