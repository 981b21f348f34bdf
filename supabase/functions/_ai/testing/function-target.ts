import type { FakeProvider } from './fake-provider.ts';

/** A function that runs somewhere: in the embedded backend, in Deno, or in a hosted project. */
export interface FunctionTarget {
  /** Its address, such as `http://127.0.0.1:5400/functions/v1/ai-analyze`. */
  readonly url: string;
  /** Of somebody signed in. */
  readonly token: string;
}

/** One whose `AI_BASE_URL` is the fake provider, with `providerVariables`. */
export interface ProviderTarget extends FunctionTarget {
  readonly provider: FakeProvider;
}

/** One whose provider may hang. */
export interface HangingTarget extends ProviderTarget {
  /** The same function with `hastyVariables`. */
  readonly hasty: FunctionTarget;
}

export const providerVariables = {
  AI_API_KEY: 'key-of-the-operator',
  AI_MODEL: 'model-of-the-operator',
  // Longer than any machine takes for an answer to itself.
  AI_TIMEOUT_MS: '28000',
};

/** With a time limit that tests wait for. */
export const hastyVariables = { ...providerVariables, AI_TIMEOUT_MS: '1500' };

export interface Told {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What the function answers to a body: a value, or bytes as they are. */
export async function ask({ url, token }: FunctionTarget, body: unknown, path = ''): Promise<Told> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    body: isJson ? await response.json() : await response.text(),
    headers: response.headers,
  };
}
