import { describeJob } from '@fursa/engine/describe';
import { findSkills } from '@fursa/engine/find-skills';
import { interviewQuestions, namesRole } from '@fursa/engine/questions';
import { withoutContacts } from '../_ai/contacts.ts';
import { plainText } from '../_ai/plain-text.ts';
import type { ChatMessage, Provider } from '../_ai/provider.ts';
import { isHtmlPage, readJson } from '../_ai/read-answer.ts';
import { type Engine, limits, texts } from './contract.ts';
import { countMatch } from './count-match.ts';
import { messagesInstruction } from './prompts.ts';

const unknownRequest =
  'This is the local helper without AI. It can extract skills, match a CV with a job, describe a job and write interview ' +
  'questions. It cannot answer anything else.';

const resumeHeading = /\b(?:resume|résumé|cv)\b[^\n:]{0,30}:/i;
const jobHeading = /\bjob\b[^\n:]{0,30}:/i;

/**
 * What the local engine makes of a request in free words. It goes by the words that requests for its four tasks are made of,
 * and says so when it finds none.
 */
export function answerLocally(text: string): unknown {
  if (/\binterview\b/i.test(text) && /\bquestions?\b/i.test(text)) {
    const role = roleIn(text);
    return namesRole(role) ? interviewQuestions(role) : texts.invalidRole;
  }
  if (/\b(?:match|matches|matching|score|compare)\b/i.test(text)) return matchIn(text) ?? unknownRequest;
  if (/\bdescription\b/i.test(text)) return describeJob(roleIn(text));
  if (/\bskills?\b/i.test(text))
    return findSkills(text)
      .map(({ name }) => name)
      .slice(0, limits.skills);
  return unknownRequest;
}

/**
 * The role in quotes, or after "for a" and "as an"; else the last line. Runs of white space become one sign first: a pattern that
 * can divide a run in many ways takes minutes for a long one.
 */
function roleIn(written: string): string {
  const text = written.replace(/\s+/g, (run) => (run.includes('\n') ? '\n' : ' '));
  const quoted = /["“]([^"”\n]{2,200})["”]/.exec(text)?.[1];
  const named =
    /\b(?:for|as)\s(?:an?|the)\s([^\n.,:;]{2,200}?)(?=\s(?:role|position|job|interview|candidate)\b|[\n.,:;]|$)/i;
  const role = quoted ?? named.exec(text)?.[1] ?? text.trim().split('\n').at(-1) ?? '';
  return role.trim().slice(0, limits.jobRole);
}

function matchIn(text: string): unknown {
  const resumeAt = text.search(resumeHeading);
  const jobAt = text.search(jobHeading);
  if (resumeAt === -1 || jobAt === -1) return undefined;
  const [resume, advert] =
    resumeAt < jobAt
      ? [text.slice(resumeAt, jobAt), text.slice(jobAt)]
      : [text.slice(resumeAt), text.slice(jobAt, resumeAt)];
  const { evidence: _, ...match } = countMatch(resume, {
    title: '',
    description: advert,
    requirements: null,
    skills: [],
    companyName: null,
  });
  return match;
}

const maxTokens = 2_000;

export interface FreeAnswer {
  readonly engine: Engine;
  /** A text, or what the JSON holds that was written. */
  readonly content: unknown;
}

/**
 * Answers messages of the caller's own making. A provider gets them behind an instruction of ours, the caller's system
 * messages as messages of a user. Only the form of the answer is checked; the typed tasks check more.
 *
 * @throws ProviderError when the provider fails, or answers with nothing, a web page or JSON that is cut off
 */
export async function answerMessages(
  messages: readonly ChatMessage[],
  provider: Provider | undefined,
): Promise<FreeAnswer> {
  if (provider === undefined) {
    return { engine: 'local', content: answerLocally(messages.map(({ content }) => content).join('\n\n')) };
  }
  const asked = messages.map(({ role, content }) => ({ role: role === 'assistant' ? role : 'user', content }) as const);
  const completion = { messages: [{ role: 'system', content: messagesInstruction } as const, ...asked], maxTokens };
  return { engine: 'provider', content: await provider.complete(completion, readContent) };
}

function readContent(answer: string): unknown {
  const text = answer.trim();
  if (text === '' || isHtmlPage(text)) return undefined;
  // A model that was asked for JSON begins with it; sentences with a bracket in them are a text.
  if (/^[[{]/.test(text)) return cleaned(readJson(text));
  return cleaned((/^(?:```|")/.test(text) ? readJson(text) : undefined) ?? plainText(text));
}

/** The same value, its texts without contacts. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutContacts(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [withoutContacts(key), cleaned(held)]));
}
