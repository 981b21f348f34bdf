import { type Evidence, evidenceIn } from '@fursa/engine/evidence';
import { skillNamed } from '@fursa/engine/spelling-trie';
import * as z from 'zod';
import { phrasesOf, plainText, shownText } from '../_ai/plain-text.ts';
import type { Provider } from '../_ai/provider.ts';
import { readJson } from '../_ai/read-answer.ts';
import { limits, type MatchAnswer, type SkillEvidence } from './contract.ts';
import { countMatch } from './count-match.ts';
import { mergeNames } from './extract-skills.ts';
import { matchPrompt } from './prompts.ts';
import type { StoredJob } from './read-job.ts';

const maxTokens = 1_500;

const skillList = z.array(z.string()).transform((skills) => skills.slice(0, limits.skills));
/** A provider may add a score; it is not ours, so it is not read. */
const opinionSchema = z.object({
  matchedSkills: skillList,
  missingSkills: skillList,
  recommendation: z.string().min(1),
});

/**
 * How well a CV fits a job. The provider writes the recommendation and may name skills that the lexicon does not know, as
 * far as the texts bear them out. The score is counted by the local engine alone, by the one rule of the product.
 *
 * @throws ProviderError when the provider fails or answers in another form
 */
export async function matchJob(
  { jobId, resumeText }: { readonly jobId: string; readonly resumeText: string },
  job: StoredJob,
  provider: Provider | undefined,
): Promise<MatchAnswer> {
  const resume = plainText(resumeText);
  const { evidence, ...counted } = countMatch(resume, job);
  if (provider === undefined) return { engine: 'local', jobId, ...counted, evidence };

  const advert = [job.title, job.description, job.requirements ?? '', job.skills.join(', ')]
    .map(plainText)
    .join('\n\n');
  const opinion = await provider.complete({ messages: matchPrompt({ resume, advert }), maxTokens }, readOpinion);

  const [inResume, inAdvert] = [phrasesOf(resume), phrasesOf(advert)];
  const matched = opinion.matchedSkills.filter((skill) => inResume(skill) && inAdvert(skill));
  const missing = opinion.missingSkills.filter((skill) => inAdvert(skill) && !inResume(skill));
  const matchedSkills = mergeNames([...counted.matchedSkills, ...matched], limits.skills);
  const isMatched = new Set(matchedSkills.map((skill) => skill.toLowerCase()));
  const missingSkills = mergeNames([...counted.missingSkills, ...missing], limits.skills).filter(
    (skill) => !isMatched.has(skill.toLowerCase()),
  );
  return {
    engine: 'provider',
    jobId,
    score: counted.score,
    matchedSkills,
    missingSkills,
    recommendation: opinion.recommendation,
    evidence: collectEvidence(resume, job, { matchedSkills, missingSkills }, evidence),
  };
}

function readOpinion(answer: string): z.infer<typeof opinionSchema> | undefined {
  const opinion = opinionSchema.safeParse(readJson(answer)).data;
  const recommendation = shownText(opinion?.recommendation ?? '', limits.recommendation);
  return opinion === undefined || recommendation === '' ? undefined : { ...opinion, recommendation };
}

interface Skills {
  readonly matchedSkills: readonly string[];
  readonly missingSkills: readonly string[];
}

/** Where advert and CV name the skills of a match: as they were counted, else as the texts are searched. `resume` is plain text. */
function collectEvidence(
  resume: string,
  job: StoredJob,
  { matchedSkills, missingSkills }: Skills,
  known: readonly SkillEvidence[],
): SkillEvidence[] {
  const [inResume, inJob] = [evidenceIn(resume), evidenceInJob(job)];
  const counted = new Map(known.map((evidence) => [evidence.skill, evidence]));
  return [
    ...matchedSkills.map((skill) => counted.get(skill) ?? { skill, inJob: inJob(skill), inResume: inResume(skill) }),
    ...missingSkills.map((skill) => counted.get(skill) ?? { skill, inJob: inJob(skill), inResume: null }),
  ].slice(0, limits.evidence);
}

/** What is asked for says more than what the work is like, and a sentence more than a word of the advert's list. */
function evidenceInJob(job: StoredJob): Evidence {
  const parts = [job.requirements ?? '', job.description, job.title].map((text) => evidenceIn(plainText(text)));
  const listed = new Map(job.skills.map(plainText).map((item) => [listedName(item), item]));
  return (skill) => {
    for (const part of parts) {
      const sentence = part(skill);
      if (sentence !== null) return sentence;
    }
    return listed.get(listedName(skill))?.slice(0, limits.jobRole) ?? null;
  };
}

function listedName(item: string): string {
  return (skillNamed(item)?.name ?? item.replace(/\s+/g, ' ')).toLowerCase();
}
