import { AppError, getBackendClient, toAppError } from '@fursa/shared/backend';

/**
 * Asks the gateway in the name of whoever is signed in.
 *
 * @throws AppError `not-found` where no gateway serves the site, and what the gateway refuses
 */
export async function fetchPlatform(path: string, init: RequestInit = {}): Promise<unknown> {
  const { data } = await getBackendClient().auth.getSession();
  const headers = { ...init.headers, authorization: `Bearer ${data.session?.access_token ?? ''}` };
  try {
    const response = await fetch(`/platform/${path}`, { ...init, headers, cache: 'no-store' });
    // A static host answers with a page of its own to what it does not have.
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (response.ok && !isJson) throw new AppError('not-found', 'the answer is no JSON, so no gateway gave it');
    const body: unknown = isJson ? await response.json() : undefined;
    if (!response.ok) throw toAppError(body, response.status);
    return body;
  } catch (error) {
    throw toAppError(error);
  }
}
