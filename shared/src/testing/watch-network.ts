import { onTestFinished, vi } from 'vitest';
import { forgetRead } from '../backend/own-profile.ts';

type Answer = (request: Request) => Response | Promise<Response | undefined> | undefined;

export interface Network {
  /** `POST /auth/v1/token` and so on, in the order they were sent. */
  readonly requests: readonly string[];
  /** Answers in the backend's place; `undefined` lets the request through. */
  intercept(answer: Answer): void;
  /** Keeps every request waiting until the returned function is called. */
  hold(): () => void;
}

/** Records every request of the page to the end of the test, and lets the test break the line. */
export function watchNetwork(): Network {
  const requests: string[] = [];
  let answer: Answer = () => undefined;
  const realFetch = globalThis.fetch;
  // What was read before this does not answer in the network's place.
  forgetRead();
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    // The signal stays out: the one of jsdom is not what the Request of Node accepts.
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
      let open: (answer: undefined) => void = () => undefined;
      const opened = new Promise<undefined>((resolve) => {
        open = resolve;
      });
      answer = () => opened;
      return () => open(undefined);
    },
  };
}

/** What `fetch` does when nobody listens. */
export function refuseConnection(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'));
}
