/** The parts of Supabase that answer; `/_system`, Studio and whatever else lite serves stay inside. */
export type Area = 'auth' | 'rest' | 'storage' | 'functions';

/** The areas that Supabase lite answers. */
export type SupabaseArea = Exclude<Area, 'functions'>;

const areaPath = /^\/(auth|rest|storage|functions)\/v1(?:\/|$)/;
const areas: readonly Area[] = ['auth', 'rest', 'storage', 'functions'];

export function areaOf(pathname: string): Area | undefined {
  const name = areaPath.exec(pathname)?.[1];
  return areas.find((area) => area === name);
}

/** The largest body each area takes, in bytes. Buckets may allow less, and each function has a limit of its own. */
export const bodyLimits: Readonly<Record<SupabaseArea, number>> = {
  auth: 64 * 1024,
  rest: 2 * 1024 * 1024,
  storage: 50 * 1024 * 1024,
};

interface Refusal {
  readonly status: number;
  /** In the words of GoTrue, whose clients read it. */
  readonly code: string;
  readonly message: string;
  readonly headers?: Record<string, string>;
}

/** A refusal in the shape the clients of that area parse. */
export function refuse(area: Area, { status, code, message, headers = {} }: Refusal): Response {
  const body = {
    auth: { code: status, error_code: code, msg: message },
    rest: { code, message, details: null, hint: null },
    storage: { statusCode: String(status), error: code, message },
    functions: { error: message },
  }[area];
  // GoTrue repeats its code in this header; without it, our refusals could be told from lite's.
  const codeHeader: Record<string, string> = area === 'auth' ? { 'x-sb-error-code': code } : {};
  return Response.json(body, { status, headers: { ...codeHeader, ...headers } });
}
