import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response | undefined> | undefined;

export interface Network {
  /** `POST /auth/v1/token` and so on, in the order they were sent. */
  readonly requests: readonly string[];
  /** Answers in the backend's place; `undefined` lets the request through. */
  intercept(answer: Answer): void;
  /** Keeps every request waiting until the returned function is called. */
  hold(): () => void;
}

/** Records every request of the page until `vi.unstubAllGlobals`, and lets a test break the line. */
export function watchNetwork(): Network {
  const requests: string[] = [];
  let answer: Answer = () => undefined;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, { ...init, signal: null });
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return (await answer(request)) ?? realFetch(input, init);
  });
  return {
    requests,
    intercept(next) {
      answer = next;
    },
    hold() {
      let letThrough: () => void = () => undefined;
      const isOpen = new Promise<undefined>((resolve) => {
        letThrough = () => resolve(undefined);
      });
      answer = () => isOpen;
      return () => letThrough();
    },
  };
}

/** What `fetch` does when nobody listens. */
export function refuseConnection(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'));
}
