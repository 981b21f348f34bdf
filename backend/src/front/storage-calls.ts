import { withBody } from './read-body.ts';

export async function answerStorageCall(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  forward: (request: Request) => Promise<Response>,
): Promise<Response> {
  return await forward(withBody(request, body));
}
