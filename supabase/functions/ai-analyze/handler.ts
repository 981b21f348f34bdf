import { describeJob } from '@fursa/engine/describe';
import * as z from 'zod';
import { shownText } from '../_ai/plain-text.ts';
import { createProvider, type Provider } from '../_ai/provider.ts';
import { ProviderError } from '../_ai/provider-error.ts';
import { readText } from '../_ai/read-answer.ts';
import type { FunctionEnvironment } from '../_shared/environment.ts';
import { BudgetError, FunctionError, type LocalReason } from '../_shared/function-error.ts';
import { serveFunction } from '../_shared/serve-function.ts';
import { takeCall } from '../_shared/take-quota.ts';
import { answerMessages, type FreeAnswer } from './answer-messages.ts';
import { type AnalyzeRequest, conversationSchema, type DescribeAnswer, limits, taskSchema, texts } from './contract.ts';
import { type DraftRequest, writeDraft } from './drafts/write-draft.ts';
import { explainJob } from './explain-job.ts';
import { extractSkills } from './extract-skills.ts';
import { matchJob } from './match-job.ts';
import { describePrompt } from './prompts.ts';
import { readJob } from './read-job.ts';
import { readJobs } from './read-jobs.ts';
import { holdsConsent } from './read-resume.ts';
import { writeQuestions } from './write-questions.ts';

const maxTokens = 2_000;

/** @throws ProviderError when the provider fails, or answers with anything but a text */
async function describeRole(role: string, provider: Provider | undefined): Promise<DescribeAnswer> {
  if (provider === undefined) return { engine: 'local', description: describeJob(role) };
  const description = await provider.complete({ messages: describePrompt(role), maxTokens }, (answer) => {
    const text = shownText(readText(answer, 'description') ?? '', limits.description);
    return text === '' ? undefined : text;
  });
  return { engine: 'provider', description };
}

const conversationMark = z.object({ messages: z.unknown().refine((value) => value !== undefined) });

/**
 * What is asked for, or the text of the specification for what is wrong with it.
 *
 * @throws FunctionError 400, or 413 for more text than is read
 */
function readRequest(body: unknown): AnalyzeRequest {
  const schema = conversationMark.safeParse(body).success ? conversationSchema : taskSchema;
  const { data, error } = schema.safeParse(body);
  if (error !== undefined) throw new FunctionError(400, error.issues[0]?.message ?? texts.invalidRequest);
  if (isTooLarge(data)) throw new FunctionError(413, texts.tooLarge);
  return data;
}

function isTooLarge(request: AnalyzeRequest): boolean {
  switch (request.task) {
    case 'skills':
    case 'work':
      return request.text.length > limits.text;
    case 'match':
    case 'draft':
      return request.resumeText.length > limits.text;
    case 'messages':
      return request.messages.reduce((sum, { content }) => sum + content.length, 0) > limits.conversation;
    case 'explain':
      // The CV is not in the request.
      return false;
    case 'describe':
    case 'questions':
      // The length of a role is checked with the rest of it, and has a text of its own.
      return false;
  }
}

/** The longest text that is read, with every character escaped. */
const maxBytes = 1024 * 1024;

/** One answer, or one refusal. */
type SingleRequest = Exclude<AnalyzeRequest, { readonly task: 'explain' }>;

/** What people are told when the provider fails at a task. Questions never fail: the local engine steps in. */
const failures: Readonly<Record<SingleRequest['task'], string>> = {
  skills: texts.skillsFailed,
  work: texts.workFailed,
  match: texts.matchFailed,
  draft: texts.draftFailed,
  describe: texts.descriptionFailed,
  questions: texts.messagesFailed,
  messages: texts.messagesFailed,
};

/** `POST /functions/v1/ai-analyze`: a typed task or messages of the caller's own, see `contract.ts`. */
export const handler = serveFunction({
  name: 'ai-analyze',
  body: { schema: z.unknown(), maxBytes, tooLargeMessage: texts.tooLarge },
  async answer({ userId, body, environment, signal }) {
    const request = readRequest(body);
    const quota = { kind: 'ai-analyze', callsPerDay: environment.AI_ANALYSES_PER_DAY };
    const takeOne = () => takeCall(environment, userId, quota);
    const provider = createProvider(environment, userId, signal);
    // Only a provider that is asked costs anything.
    if (request.task === 'explain') {
      const asked = { userId, jobId: request.jobId, takeQuota: takeOne };
      const explained = await explainJob(asked, environment, provider);
      return withReason(Response.json(explained), explained.reason);
    }
    await takeOne();
    if (provider !== undefined && carriesCv(request) && !(await holdsConsent(environment, userId))) {
      return await answerRequest(request, environment, undefined, 'consent');
    }
    try {
      return await answerRequest(request, environment, provider);
    } catch (error) {
      if (error instanceof BudgetError) return await answerRequest(request, environment, undefined, 'budget');
      throw error instanceof ProviderError ? refusalOf(error, request.task) : error;
    }
  },
});

/** Of messages of the caller's own making nobody knows what they are: whoever writes them sends them. */
function carriesCv({ task }: SingleRequest): boolean {
  return task === 'skills' || task === 'work' || task === 'match' || task === 'draft';
}

async function answerRequest(
  request: SingleRequest,
  environment: FunctionEnvironment,
  provider: Provider | undefined,
  reason?: LocalReason,
): Promise<Response> {
  const told = (answer: object): Response =>
    withReason(Response.json({ ...answer, ...(reason && { reason }) }), reason);
  switch (request.task) {
    case 'skills':
      return told(await extractSkills(request.text, provider));
    case 'work':
      return told(await readJobs(request.text, provider));
    case 'match': {
      const job = await readJob(environment, request.jobId);
      if (job === undefined) throw new FunctionError(404, texts.jobNotFound);
      return told(await matchJob(request, job, provider));
    }
    case 'draft': {
      const advert = request.advert ?? (await readAdvert(environment, request.jobId ?? ''));
      return told(await writeDraft({ ...request, advert }, provider));
    }
    case 'describe':
      return told(await describeRole(request.role, provider));
    case 'questions':
      return told(await writeQuestions(request.role, provider));
    case 'messages':
      return withReason(freeResponse(await answerMessages(request.messages, provider)), reason);
  }
}

async function readAdvert(environment: FunctionEnvironment, jobId: string): Promise<DraftRequest['advert']> {
  const job = await readJob(environment, jobId);
  if (job === undefined) throw new FunctionError(404, texts.jobNotFound);
  const text = [job.description, job.requirements ?? '', job.skills.join(', ')].join('\n\n').trim();
  return { title: job.title, company: job.companyName, text };
}

function withReason(response: Response, reason: LocalReason | undefined): Response {
  if (reason !== undefined) response.headers.set('x-ai-reason', reason);
  return response;
}

/** JSON or plain text, as it was written; the engine stands in a header. */
function freeResponse({ engine, content }: FreeAnswer): Response {
  const headers = { 'x-ai-engine': engine };
  if (typeof content !== 'string') return Response.json(content, { headers });
  return new Response(content, {
    headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });
}

function refusalOf(error: ProviderError, task: SingleRequest['task']): FunctionError {
  const own = { timeout: texts.tookTooLong, unreadable: texts.invalidAnswer, busy: undefined, unavailable: undefined };
  // The first two texts of the specification speak of CVs.
  const text = task === 'skills' || task === 'work' || task === 'messages' ? own[error.fault] : undefined;
  return new FunctionError(error.status, text ?? failures[task], error.headers);
}
