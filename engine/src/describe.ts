import { findRole } from './roles/find-role.ts';
import { sentenceList } from './sentence-list.ts';

const generalDuties = [
  'Do the daily work of the role well and on time.',
  'Keep simple, correct records of what you did.',
  'Tell colleagues early when something goes wrong.',
  'Help to make the work better than you found it.',
];

const generalSkills = ['Communication', 'Reliability', 'Teamwork'];

/**
 * The draft of a job advert in plain text. It invents neither employer nor pay: what only the employer knows is asked for
 * at the end.
 */
export function describeJob(role: string): string {
  const { title, skill, named, profile, leads } = findRole(role);
  const known = named ?? profile;
  const skills = new Set([...(skill === undefined ? [] : [skill]), ...(known?.skills ?? generalSkills)]);
  const duties = [
    ...(known?.duties ?? generalDuties),
    ...(leads ? ['Lead a team, and answer for what it delivers.'] : []),
  ];
  return [
    title,
    `We are looking for somebody for the role of ${title}, who knows the work and takes pride in it.`,
    `What you will do\n${bullets(duties)}`,
    `What you bring\n${bullets([
      `Practice in ${sentenceList([...skills])}.`,
      'Proof of your work: certificates, references, or something we can look at.',
      'Clear English or Kiswahili, spoken and written as the work demands.',
    ])}`,
    'Before you publish this draft, add the place, the pay, the type of contract and the closing date.',
  ].join('\n\n');
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
