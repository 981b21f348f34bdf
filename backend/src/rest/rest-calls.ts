import * as z from 'zod';
import type { Call, Caller, CallInput, Method } from '../http/call.ts';
import { refuse, refuseBadRequest } from '../http/refuse.ts';
import type { Forwarding, LiteClient } from '../lite/lite-client.ts';
import { isColumnName, QueryError } from './filters.ts';
import { readQuery } from './read-query.ts';
import {
  defaultMaxBytes,
  functionRules,
  installationMaxBytes,
  type RowOperation,
  type TableRule,
  tableRules,
} from './table-rules.ts';

const preferences: ReadonlySet<string> = new Set([
  'return=minimal',
  'return=representation',
  'return=headers-only',
  'count=exact',
  'resolution=ignore-duplicates',
  'resolution=merge-duplicates',
  'missing=default',
]);
const oneRow = 'application/vnd.pgrst.object+json';

/**
 * The headers that change what a call for rows answers. Preferences that are not known are dropped, as PostgREST does.
 *
 * @throws QueryError for another schema or another format
 */
function readRowHeaders(headers: Headers): Record<string, string> {
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name);
    if (schema !== null && schema !== 'public') throw new QueryError('only the schema public is served');
  }
  const prefer = (headers.get('prefer') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => preferences.has(part));
  return { accept: readAccept(headers.get('accept')), ...(prefer.length > 0 ? { prefer: prefer.join(',') } : {}) };
}

function readAccept(accept: string | null): string {
  const type = accept?.split(';')[0]?.trim() ?? '*/*';
  if (type === oneRow) return oneRow;
  if (accept === null || /(?:^|,)\s*(?:application\/json|\*\/\*|application\/\*)/.test(accept))
    return 'application/json';
  throw new QueryError('only JSON is answered');
}

const maxRows = 500;
const columnName = z.string().refine(isColumnName);
/** What came out of a body is JSON already; the database judges the values. A record of Zod leaves a `__proto__` out without a word. */
const fields = z
  .unknown()
  .refine((value) => !Object.hasOwn(Object(value), '__proto__'), '__proto__ is no column')
  .pipe(z.record(columnName, z.unknown()));
const row = fields.refine((given) => Object.keys(given).length > 0, 'a row names no column');
const rows = z.union([row, z.array(row).max(maxRows)]);

const methods: Readonly<Record<RowOperation, readonly Method[]>> = {
  read: ['GET', 'HEAD'],
  insert: ['POST'],
  update: ['PATCH'],
  delete: ['DELETE'],
};

/** `/rest/v1`: the rows of the tables and the functions of the database that are named in the rules. */
export function createRestCalls(lite: LiteClient): Call[] {
  const ofTables = Object.entries(tableRules).flatMap(([table, rule]) => tableCalls(table, rule, lite));
  const ofFunctions = Object.keys(functionRules).map((name) => functionCall(name, lite));
  return [...ofTables, ...ofFunctions];
}

function tableCalls(table: string, rule: TableRule, lite: LiteClient): Call[] {
  const operations: readonly RowOperation[] = ['read', 'insert', 'update', 'delete'];
  return operations.flatMap((operation) =>
    methods[operation].map((method): Call => {
      const maxBytes = maxBytesFor(rule.maxBytes);
      const schema = operation === 'insert' ? rows : row;
      return {
        service: 'rest',
        method,
        path: `/rest/v1/${table}`,
        parameters: 'columns',
        access: rule.operations[operation] ?? 'installation',
        ...(operation === 'insert' || operation === 'update' ? { body: { kind: 'json', maxBytes, schema } } : {}),
        answer: (input) => answerRows(input, { table, rule, operation, method }, lite),
      };
    }),
  );
}

interface RowCall {
  readonly table: string;
  readonly rule: TableRule;
  readonly operation: RowOperation;
  readonly method: Method;
}

async function answerRows(input: CallInput, call: RowCall, lite: LiteClient): Promise<Response> {
  const { table, rule, operation, method } = call;
  const { caller, query, headers, body } = input;
  return await answerQuery(async () => {
    const checked = readQuery(query, operation, rule);
    if ((operation === 'update' || operation === 'delete') && !hasCondition(checked)) {
      // As a hosted project does: https://supabase.com/docs/guides/api/api-keys
      return refuse('rest', {
        status: 400,
        code: '21000',
        message: `${operation.toUpperCase()} requires a WHERE clause`,
      });
    }
    return await lite.forward(caller, {
      method,
      path: `/rest/v1/${table}?${checked}`,
      headers: readRowHeaders(headers),
      ...(body === undefined ? {} : { json: body }),
    });
  });
}

function maxBytesFor(ofClients = defaultMaxBytes) {
  return ({ isInstallation }: Caller) => (isInstallation ? installationMaxBytes : ofClients);
}

function hasCondition(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name !== 'select');
}

function functionCall(name: string, lite: LiteClient): Call {
  const { access, args } = functionRules[name] ?? { access: 'installation', args: [] };
  return {
    service: 'rest',
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    parameters: [],
    access,
    body: { kind: 'json', maxBytes: maxBytesFor(undefined), schema: fields },
    answer: async ({ caller, headers, body }) => {
      const given = Object.keys(Object(body));
      if (given.some((arg) => !args.includes(arg))) return refuseArguments(name, given);
      const forwarding = (): Forwarding => ({
        method: 'POST',
        path: `/rest/v1/rpc/${name}`,
        headers: readRowHeaders(headers),
        json: body,
      });
      return await answerQuery(() => lite.forward(caller, forwarding()));
    },
  };
}

function refuseArguments(name: string, given: readonly string[]): Response {
  const message = `Could not find the function public.${name}(${given.join(', ').slice(0, 100)}) in the schema cache`;
  return refuse('rest', { status: 404, code: 'PGRST202', message });
}

async function answerQuery(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof QueryError) return refuseBadRequest('rest', error.message);
    throw error;
  }
}
