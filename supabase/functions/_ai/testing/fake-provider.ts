import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod';

const requestSchema = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean(),
});

export interface ProviderRequest extends z.infer<typeof requestSchema> {
  readonly authorization: string | undefined;
}

type Reply = (response: ServerResponse, request: ProviderRequest) => void;

/** An OpenAI-compatible provider on a free loopback port, which answers what a test wants it to. */
export interface FakeProvider {
  readonly url: string;
  /** What it was asked since the last `replyWith`. */
  readonly requests: readonly ProviderRequest[];
  /** How every call is answered from now on. */
  replyWith(reply: Reply): void;
  close(): Promise<void>;
}

export async function startFakeProvider(): Promise<FakeProvider> {
  let reply: Reply = fails(500);
  const requests: ProviderRequest[] = [];
  const server = createServer((incoming, response) => {
    readRequest(incoming).then((request) => {
      requests.push(request);
      reply(response, request);
    }, response.destroy.bind(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    replyWith(next) {
      requests.length = 0;
      reply = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ProviderRequest> {
  if (incoming.url !== '/v1/chat/completions') throw new Error(`Nothing is at ${incoming.url}`);
  const request = requestSchema.parse(await json(incoming));
  return { ...request, authorization: incoming.headers.authorization };
}

/** Says the same to everybody, or what it makes of the request; in pieces when a stream is asked for. */
export function says(text: string | ((request: ProviderRequest) => string)): Reply {
  return (response, request) => {
    const content = typeof text === 'string' ? text : text(request);
    if (request.stream) return streams(content.match(/[\s\S]{1,7}/g) ?? [], { end: 'done' })(response, request);
    sendJson(response, { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] });
  };
}

/** The JSON of a value, as a model writes it. */
export function saysJson(value: unknown): Reply {
  return says(JSON.stringify(value));
}

/** Streams pieces, then says that it is done, breaks the connection, or says nothing any more. */
export function streams(pieces: readonly string[], { end }: { readonly end: 'done' | 'cut' | 'silence' }): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': a comment, as some providers send it\n\n');
    for (const content of pieces) response.write(eventOf({ delta: { content }, finish_reason: null }));
    if (end === 'cut') response.end();
    if (end === 'done') response.end(`${eventOf({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
  };
}

export function fails(status: number, headers: Record<string, string> = {}): Reply {
  return (response) => sendJson(response, { error: { message: 'secret inner details' } }, status, headers);
}

/** Takes the call and never answers. */
export function hangs(): Reply {
  return () => undefined;
}

/** Answers with bytes of any kind, with a status that promises success. */
export function sends(body: string, contentType = 'application/json'): Reply {
  return (response) => response.writeHead(200, { 'content-type': contentType }).end(body);
}

/** Promises more than it sends, and closes the connection. */
export function breaksOff(): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"choices":[{"message":{"content":"hal', () => response.destroy());
  };
}

function eventOf(choice: object): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`;
}

function sendJson(response: ServerResponse, value: unknown, status = 200, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}
