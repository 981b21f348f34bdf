import type { DraftSentence } from '@fursa/engine/draft';
import { namesRole } from '@fursa/engine/questions';
import type { Lowering } from '@fursa/engine/score-match';
import * as z from 'zod';
import type { LocalReason } from '../_shared/function-error.ts';

/** What one request may bring and get. Lengths in characters. */
export const limits = {
  /** About thirty pages of a CV. */
  text: 100_000,
  jobRole: 200,
  messages: 20,
  /** All messages of a request together. */
  conversation: 40_000,
  skills: 200,
  jobs: 60,
  /** Skills that are shown with the sentences they come from; no advert in its right mind asks for more. */
  evidence: 60,
  questions: 10,
  recommendation: 600,
  description: 6_000,
  /** An advert that somebody pastes. */
  advert: 20_000,
  /** The title of a post, or the name of an employer. */
  name: 300,
  /** Of a draft that a provider proposes. */
  sentences: 40,
} as const;

/** The texts of the specification, word by word: screens show them as they come. */
export const texts = {
  tooLarge: 'Content too large. Please upload a smaller CV file.',
  emptyCv: 'CV file appears to be empty',
  invalidResume: 'Invalid resume text provided',
  invalidJobId: 'Invalid job ID provided',
  invalidRole: 'Invalid job role provided',
  invalidAdvert: 'Invalid job advert provided',
  invalidDraft: 'Invalid draft: ask for a letter or a summary',
  advertTooLarge: (length: number) =>
    `Job advert too large (${length} chars). Maximum allowed is ${limits.advert} chars.`,
  roleTooLarge: (length: number) =>
    `Job role text too large (${length} chars). Maximum allowed is ${limits.jobRole} chars.`,
  invalidMessages: 'Invalid messages provided',
  jobNotFound: 'Job not found',
  invalidRequest: 'Invalid request: send a task or messages',
  invalidAnswer: 'Invalid response format from AI service',
  tookTooLong: 'The analysis took too long to complete. Please try with a smaller CV file.',
  skillsFailed: 'Failed to extract skills from CV. Please try again.',
  workFailed: 'Failed to read the work history in your CV. Please try again.',
  matchFailed: 'Failed to match with job. Please try again later.',
  draftFailed: 'Failed to write the draft. Please try again later.',
  descriptionFailed: 'Failed to generate job description. Please try again later.',
  messagesFailed: 'Failed to analyze resume. Please try again.',
} as const;

const resumeText = z.string(texts.invalidResume).trim().min(1, texts.invalidResume);
const role = z
  .string(texts.invalidRole)
  .trim()
  .min(1, texts.invalidRole)
  .refine((text) => text.length <= limits.jobRole, { error: ({ input }) => texts.roleTooLarge(String(input).length) })
  .refine((text) => text.length > limits.jobRole || namesRole(text), texts.invalidRole);

/** The skills that a CV names. */
const skillsTask = z.object({ task: z.literal('skills'), text: z.string(texts.emptyCv).trim().min(1, texts.emptyCv) });
/** The jobs that a CV tells. */
const workTask = z.object({ task: z.literal('work'), text: z.string(texts.emptyCv).trim().min(1, texts.emptyCv) });
/** The id of a job of ours, or `<source>:<id>` of a job from a feed. */
const jobId = z
  .string(texts.invalidJobId)
  .trim()
  .regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z]{2,30}:[\w.~:-]{1,200})$/i, texts.invalidJobId);
/** How well a CV fits a job. */
const matchTask = z.object({ task: z.literal('match'), resumeText, jobId });
/** Why the caller's own CV, as their profile has it, has its score for a posting. */
const explainTask = z.object({ task: z.literal('explain'), jobId });
/** An advert that is not on Fursa. */
const advert = z.object(
  {
    title: z.string(texts.invalidAdvert).trim().min(1, texts.invalidAdvert).max(limits.name, texts.invalidAdvert),
    company: z
      .string(texts.invalidAdvert)
      .trim()
      .max(limits.name, texts.invalidAdvert)
      .nullish()
      .transform((name) => name || null),
    text: z
      .string(texts.invalidAdvert)
      .trim()
      .min(1, texts.invalidAdvert)
      .refine((text) => text.length <= limits.advert, {
        error: ({ input }) => texts.advertTooLarge(String(input).length),
      }),
  },
  texts.invalidAdvert,
);
/** A cover letter or a CV's summary for a job of ours, or of a feed, or for an advert in the request. */
const draftTask = z
  .object({
    task: z.literal('draft'),
    kind: z.enum(['letter', 'summary'], texts.invalidDraft),
    resumeText,
    jobId: jobId.optional(),
    advert: advert.optional(),
  })
  .refine((request) => (request.jobId === undefined) !== (request.advert === undefined), texts.invalidJobId);
/** A job description for a role. */
const describeTask = z.object({ task: z.literal('describe'), role });
/** Ten interview questions for a role. */
const questionsTask = z.object({ task: z.literal('questions'), role });
const message = z.object(
  { role: z.enum(['system', 'user', 'assistant'], texts.invalidMessages), content: z.string(texts.invalidMessages) },
  texts.invalidMessages,
);

export const taskSchema = z.discriminatedUnion(
  'task',
  [skillsTask, workTask, matchTask, draftTask, explainTask, describeTask, questionsTask],
  {
    error: texts.invalidRequest,
  },
);

/** Messages of the caller's own making. The answer is JSON when it is asked for and comes as JSON, else plain text. */
export const conversationSchema = z
  .object({
    messages: z
      .array(message, texts.invalidMessages)
      .min(1, texts.invalidMessages)
      .max(limits.messages, texts.invalidMessages),
  })
  .transform(({ messages }) => ({ task: 'messages' as const, messages }));

export type TypedRequest = z.output<typeof taskSchema>;
export type Conversation = z.output<typeof conversationSchema>;
export type AnalyzeRequest = TypedRequest | Conversation;

/** Who answered: the provider the operator named, or the rules and lexicon of the local engine. */
export type Engine = 'provider' | 'local';

/** Who wrote an answer; `reason` stands beside `local` when a provider would have, and its budget is used up. */
interface Written {
  readonly engine: Engine;
  readonly reason?: LocalReason;
}

export interface SkillsAnswer extends Written {
  readonly skills: readonly string[];
}

/** A job as the CV tells it: post and employer stand in it word by word. */
export interface ToldJob {
  readonly position: string | null;
  /** The employer. */
  readonly name: string | null;
  /** `YYYY` or `YYYY-MM`; null when the CV does not say. */
  readonly startDate: string | null;
  /** The same; null also when it goes on. */
  readonly endDate: string | null;
  readonly isCurrent: boolean;
  /** The line that names it, of at most 200 characters. */
  readonly line: string;
}

export interface WorkAnswer extends Written {
  readonly work: readonly ToldJob[];
}

/**
 * `score`, 0 to 100, is always counted by the local engine from the skills that the texts name: an instruction written into a
 * CV or an advert cannot move it. What a provider adds to the lists occurs in the texts, word by word.
 */
export interface MatchAnswer extends Written {
  readonly jobId: string;
  readonly score: number;
  readonly matchedSkills: readonly string[];
  readonly missingSkills: readonly string[];
  readonly recommendation: string;
  /** One for each matched skill, then for each missing one. */
  readonly evidence: readonly SkillEvidence[];
}

/** The sentences that name a skill, plain text of at most 240 characters; null where no single sentence does. */
export interface SkillEvidence {
  readonly skill: string;
  readonly inJob: string | null;
  /** Always null for a missing skill. */
  readonly inResume: string | null;
}

/** What the score of `match_jobs` rests on, the weightiest first. */
export interface ExplainAnswer {
  readonly jobId: string;
  /** The stored one, as everywhere; null while CV or posting are being read, and when nothing could be compared. */
  readonly score: number | null;
  readonly matched: readonly ExplainedSkill[];
  readonly missing: readonly ExplainedSkill[];
  /** Why the score is less than what is matched would earn. */
  readonly lowerings: readonly Lowering[];
  /** What the provider says, in plain text; null without a provider, and when it fails or the person has no calls left. */
  readonly opinion: string | null;
  /** Why there is no opinion, when the provider has a budget and it is used up. */
  readonly reason?: LocalReason;
}

/** A skill with the sentences that name it; null where none does. */
export interface ExplainedSkill {
  readonly name: string;
  readonly inPosting: string | null;
  readonly inResume: string | null;
}

/** A draft for its person to edit. Every sentence has passed `checkDraft`, whoever wrote it. */
export interface DraftAnswer extends Written {
  readonly sentences: readonly DraftSentence[];
  /** How many sentences of the provider the check refused; 0 when the local engine wrote. */
  readonly refusedCount: number;
}

export interface DescribeAnswer extends Written {
  readonly description: string;
}

export interface QuestionsAnswer extends Written {
  /** Always ten, each another. */
  readonly questions: readonly string[];
}
