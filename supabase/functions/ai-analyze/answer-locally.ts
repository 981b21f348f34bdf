import { describeJob } from '@fursa/engine/describe';
import { findSkills } from '@fursa/engine/find-skills';
import { interviewQuestions, namesRole } from '@fursa/engine/questions';
import { limits, texts } from './contract.ts';
import { countMatch } from './count-match.ts';

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
