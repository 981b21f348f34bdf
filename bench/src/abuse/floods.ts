import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import * as z from 'zod';

/** Who floods: an address, and an account that is signed in. */
export interface Flooder {
  readonly sender: Sender;
  readonly publishableKey: string;
  readonly token: string;
  readonly userId: string;
}

export interface Flood {
  readonly name: string;
  readonly connections: number;
  /** How many accounts take part, by turns; one unless stated. */
  readonly accounts?: number;
  /** The demo employer floods, and nobody new. */
  readonly isEmployer?: boolean;
  /** What is stored first, so that the calls are as heavy as they can be. */
  prepare?(flooder: Flooder): Promise<void>;
  /** Sends one request and waits for its answer; the status. */
  send(flooder: Flooder, count: number): Promise<number>;
}

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const password = 'copper-lantern-71-otter';
export const employer = { email: 'employer@example.com', password: 'fursa-demo-2026' };

/** Registers somebody new and signs in. */
export async function register(sender: Sender, publishableKey: string): Promise<Omit<Flooder, 'sender'>> {
  const email = `flood-${randomUUID()}@example.com`;
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const post = (path: string, body: unknown) =>
    sender.send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await post('/auth/v1/signup', { email, password, data: { name: 'Flood' } });
  return await signIn(sender, publishableKey, { email, password });
}

export async function signIn(
  sender: Sender,
  publishableKey: string,
  account: { readonly email: string; readonly password: string },
): Promise<Omit<Flooder, 'sender'>> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify(account) };
  const answer = await sender.send('/auth/v1/token?grant_type=password', asked);
  const session = sessionSchema.parse(JSON.parse(answer.text));
  return { publishableKey, token: session.access_token, userId: session.user.id };
}

function options({ publishableKey, token }: Flooder, method: string, body?: unknown): SendOptions {
  return {
    method,
    headers: { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

async function call(flooder: Flooder, method: string, path: string, body?: unknown): Promise<number> {
  return (await flooder.sender.send(path, options(flooder, method, body))).status;
}

function rpc(name: string, args: (count: number) => unknown): Flood['send'] {
  return (flooder, count) => call(flooder, 'POST', `/rest/v1/rpc/${name}`, args(count));
}

const longSkills = Array.from({ length: 80 }, (_, index) => `${'skill '.repeat(16)}${index}`.slice(0, 99));
const longText = 'I weld gates, keep the books in QuickBooks and drive lorries to Mombasa. '
  .repeat(1_300)
  .slice(0, 95_000);
/** Many posts, so that all of it is read. */
const longResume = Array.from(
  { length: 900 },
  (_, index) =>
    `Engineer, Company ${index} Ltd, Nairobi, Jan 2018 - Mar 2021\n- Built payment services in Java and PostgreSQL\n`,
)
  .join('')
  .slice(0, 98_900);
const scam = 'pay a fee. '.repeat(1_900).slice(0, 20_000);
/** The parser of words would read each to the end of the run, from each of its words. */
const runs = { description: 'a1@'.repeat(6_666), requirements: 'a_'.repeat(10_000) };
const longPay = 'KES 45,000k '.repeat(8_000);
const manyTurns = Array.from({ length: 30_000 }, () => ({ role: 'user', content: 'a' }));
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9_900_000)]);

function words(count: number): string {
  return Array.from({ length: 12 }, (_, index) => `wrod${count}${index}xqz`)
    .join(' ')
    .slice(0, 200);
}

/** A company with fifty jobs. */
async function addJobs(flooder: Flooder): Promise<void> {
  const id = randomUUID();
  await call(flooder, 'POST', '/rest/v1/companies', { id, name: 'Flood Ltd', owner_id: flooder.userId });
  const jobs = Array.from({ length: 10 }, () => ({
    company_id: id,
    title: 'Flood',
    description: scam,
    requirements: scam,
  }));
  for (let part = 0; part < 5; part += 1) await call(flooder, 'POST', '/rest/v1/jobs', jobs);
}

/** Each is one way to ask for as much as can be asked for. */
export const floods: readonly Flood[] = [
  { name: 'Landing page', connections: 50, send: ({ sender }) => sender.send('/').then(({ status }) => status) },
  {
    name: 'Addresses that do not exist',
    connections: 50,
    send: (flooder, count) => call(flooder, 'GET', `/auth/v1/%74oken?x=${count}`),
  },
  {
    name: 'Job list',
    connections: 50,
    send: (flooder) => call(flooder, 'GET', '/rest/v1/jobs?select=*,companies(*)&limit=1000'),
  },
  {
    name: 'Regular expressions and nested embeds',
    connections: 20,
    send: (flooder, count) =>
      call(
        flooder,
        'GET',
        count % 2 === 0
          ? '/rest/v1/jobs?description=match.(.*)(.*)%5C1'
          : '/rest/v1/companies?select=jobs(companies(jobs(*)))',
      ),
  },
  {
    name: 'Search with misspelt words',
    connections: 20,
    send: rpc('search_jobs', (count) => ({ query: words(count) })),
  },
  {
    name: 'Search, far pages',
    connections: 20,
    send: rpc('search_jobs', (count) => ({ page: 1 + (count % 500), page_size: 100 })),
  },
  {
    name: 'Matches of 80 long skills',
    connections: 5,
    prepare: async (flooder) => {
      const path = `/rest/v1/profiles?id=eq.${flooder.userId}`;
      await call(flooder, 'PATCH', path, { skills: longSkills, resume_text: longText });
    },
    send: rpc('match_skills', () => ({})),
  },
  { name: 'Copy of my data', connections: 10, send: rpc('export_my_data', () => ({})) },
  {
    name: 'Wrong passwords',
    connections: 20,
    send: (flooder, count) =>
      call(flooder, 'POST', '/auth/v1/token?grant_type=password', {
        email: 'employer@example.com',
        password: `guess-${count}`,
      }),
  },
  {
    name: 'Registrations',
    connections: 20,
    send: (flooder) =>
      call(flooder, 'POST', '/auth/v1/signup', { email: `more-${randomUUID()}@example.com`, password }),
  },
  {
    name: 'Uploads of 9.9 MB',
    connections: 24,
    send: async ({ sender, publishableKey, token, userId }, count) => {
      const headers = {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/pdf',
        'x-upsert': 'true',
      };
      return (
        await sender.send(`/storage/v1/object/cvs/${userId}/${count % 3}.pdf`, { method: 'POST', headers, body: pdf })
      ).status;
    },
  },
  {
    name: 'Uploads without a key',
    connections: 24,
    send: async ({ sender }, count) =>
      (
        await sender.send(`/storage/v1/object/cvs/x/${count}.pdf`, {
          method: 'POST',
          headers: { 'content-type': 'application/pdf' },
          body: pdf,
        })
      ).status,
  },
  {
    name: 'Bodies that drip',
    connections: 80,
    send: async (flooder) =>
      (
        await flooder.sender.send('/auth/v1/recover', {
          ...options(flooder, 'POST', { email: 'x'.repeat(200) }),
          pause: 500,
        })
      ).status,
  },
  {
    name: 'Saved jobs',
    connections: 20,
    send: (flooder, count) =>
      call(flooder, 'POST', '/rest/v1/saved_jobs', { adzuna_id: `sample:${count}`, source: 'adzuna', title: 'x' }),
  },
  {
    name: 'CV analyses of 95,000 characters',
    connections: 10,
    send: (flooder) => call(flooder, 'POST', '/functions/v1/ai-analyze', { task: 'skills', text: longText }),
  },
  {
    name: 'Drafts of 99,000 characters, five accounts',
    connections: 20,
    accounts: 5,
    send: (flooder, count) =>
      call(flooder, 'POST', '/functions/v1/ai-analyze', {
        task: 'draft',
        kind: 'letter',
        resumeText: `${count} ${longResume}`,
        advert: { title: 'Software engineer', text: longResume.slice(0, 20_000) },
      }),
  },
  {
    name: 'All own jobs with long texts',
    connections: 4,
    isEmployer: true,
    prepare: addJobs,
    send: (flooder, count) =>
      call(flooder, 'PATCH', '/rest/v1/jobs?company_id=not.is.null', {
        description: `${scam.slice(0, 19_000)}${count}`,
        requirements: scam,
      }),
  },
  {
    name: 'A company of long jobs renamed',
    connections: 4,
    isEmployer: true,
    prepare: addJobs,
    send: (flooder, count) =>
      call(flooder, 'PATCH', `/rest/v1/companies?owner_id=eq.${flooder.userId}`, { name: `Flood ${count}` }),
  },
  {
    name: 'Adverts of runs without blanks, and long pay',
    connections: 4,
    isEmployer: true,
    prepare: async (flooder) => {
      await call(flooder, 'POST', '/rest/v1/companies', {
        id: flooder.userId,
        name: 'Runs Ltd',
        owner_id: flooder.userId,
      });
      await call(flooder, 'POST', '/rest/v1/jobs', { id: flooder.userId, company_id: flooder.userId, title: 'Runs' });
    },
    send: (flooder, count) =>
      call(
        flooder,
        'PATCH',
        `/rest/v1/jobs?id=eq.${flooder.userId}`,
        count % 2 === 0
          ? { salary_range: longPay }
          : { ...runs, description: `${count} ${runs.description}`.slice(0, 20_000) },
      ),
  },
  {
    name: 'Chats of very many turns',
    connections: 10,
    send: (flooder) => call(flooder, 'POST', '/functions/v1/ai-chat/chat/completions', { messages: manyTurns }),
  },
  {
    name: 'Chat',
    connections: 10,
    send: (flooder, count) =>
      call(flooder, 'POST', '/functions/v1/ai-chat/chat/completions', {
        messages: [{ role: 'user', content: `jobs for ${words(count)} ${'word '.repeat(700)}`.slice(0, 4_000) }],
      }),
  },
];

interface Sender {
  /** Resolves with the status, 0 when the connection was refused or cut. */
  send(path: string, options?: SendOptions): Promise<Answer>;
  close(): void;
}

interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds between pieces of the body; all at once unless stated. */
  readonly pause?: number;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends from an address of its own, over as many connections as it is given. */
export function createSender(address: string, localAddress: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
  const { hostname, port } = new URL(address);
  return {
    send: (path, { method = 'GET', headers = {}, body, pause } = {}) =>
      new Promise((resolve) => {
        const request = httpRequest({ agent, hostname, port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
          response.on('error', () => resolve({ status: 0, text: '' }));
        });
        request.on('error', () => resolve({ status: 0, text: '' }));
        if (pause === undefined) request.end(body);
        else drip(request, body ?? '', pause);
      }),
    close: () => agent.destroy(),
  };
}

function drip(request: ReturnType<typeof httpRequest>, body: string | Uint8Array, pause: number): void {
  const bytes = Buffer.from(body);
  let at = 0;
  const timer = setInterval(() => {
    if (at >= bytes.length || request.destroyed) {
      clearInterval(timer);
      request.end();
      return;
    }
    request.write(bytes.subarray(at, at + 1));
    at += 1;
  }, pause);
}
