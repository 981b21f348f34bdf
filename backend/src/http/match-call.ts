import type { Call, Service } from './call.ts';

const servicePath = /^\/(auth|rest|storage|functions)\/v1(?:\/|$)/;
const services: readonly Service[] = ['auth', 'rest', 'storage', 'functions'];

/** The service an address belongs to; undefined for any other address. */
export function serviceOf(pathname: string): Service | undefined {
  const name = servicePath.exec(pathname)?.[1];
  return services.find((service) => service === name);
}

export interface MatchedCall {
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the row of the table for a request; undefined when there is none. */
export type MatchCall = (method: string, pathname: string, query: URLSearchParams) => MatchedCall | undefined;

interface CompiledCall {
  readonly call: Call;
  readonly pattern: RegExp;
}

/**
 * Compares the path as it was sent. A percent sign is refused outside of file names: `/auth/v1/%74oken` is no `token`, and no
 * later decoder may see something else than this one.
 */
export function createMatcher(table: readonly Call[]): MatchCall {
  const compiled = new Map<string, CompiledCall[]>();
  for (const call of table) {
    const calls = compiled.get(call.method) ?? [];
    calls.push({ call, pattern: compilePath(call.path) });
    compiled.set(call.method, calls);
  }
  return (method, pathname, query) => {
    for (const { call, pattern } of compiled.get(method) ?? []) {
      const groups = pattern.exec(pathname)?.groups;
      if (groups === undefined || !hasParameters(query, call.when)) continue;
      const params = decodeFile(groups);
      if (params !== undefined) return { call, params };
    }
    return undefined;
  };
}

const segment = '[A-Za-z0-9_-]+';
const fileSegment = "[A-Za-z0-9_.~!$'()*+,;=:@&%-]+";

function compilePath(path: string): RegExp {
  const source = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `(?<${name}>${name === 'file' ? fileSegment : segment})`,
  );
  // The empty group makes sure that there are groups.
  return new RegExp(`^(?<path>)${source}$`);
}

function hasParameters(query: URLSearchParams, when: Call['when']): boolean {
  return Object.entries(when ?? {}).every(([name, value]) => query.getAll(name).join('\n') === value);
}

/** Undefined when the name of the file is not what it says once decoded. */
function decodeFile(groups: Readonly<Record<string, string>>): Record<string, string> | undefined {
  if (groups.file === undefined) return { ...groups };
  try {
    return { ...groups, file: decodeURIComponent(groups.file) };
  } catch {
    return undefined;
  }
}
