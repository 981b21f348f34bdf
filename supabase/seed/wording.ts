import type { Draws } from './draws.ts';
import { executiveDuties, learningSentences } from './levels.ts';
import type { Company, Level, Occupation, Role } from './material.ts';
import { kiswahiliOffers } from './occupations/kiswahili.ts';

/** What a post is made of. */
export interface Post {
  readonly company: Company;
  readonly occupation: Occupation;
  readonly role: Role;
  readonly isRemote: boolean;
}

/** The text of a post in three short parts: what one will do, what one needs, and who offers what. Lists show its beginning. */
export function describePost(post: Post, draws: Draws): string {
  const parts = post.occupation.language === 'sw' ? kiswahiliParts(post, draws) : englishParts(post, draws);
  return parts.map((sentences) => sentences.join(' ')).join('\n\n');
}

function englishParts({ company, occupation, role, isRemote }: Post, draws: Draws): string[][] {
  const post = `${article(role.title)} ${role.title} ${isRemote ? 'who works from home anywhere in Kenya' : `in ${company.town}`}`;
  const opening = draws.one([`We are looking for ${post}.`, `We are hiring ${post}.`, `We need ${post}.`]);
  return [
    [opening, ...dutiesFor(occupation, role.level, draws).map((text) => text.replaceAll('{company}', company.name))],
    [skillsSentence(occupation.skills, draws)],
    [
      company.about,
      company.perk,
      ...(isRemote && !company.isAbroad ? [`We meet in ${company.town} a few times a year and pay the way.`] : []),
      draws.one(howToApply),
    ],
  ];
}

function kiswahiliParts({ company, occupation, role }: Post, draws: Draws): string[][] {
  return [
    [
      `${company.name} inatafuta ${role.title}, ${company.town}.`,
      draws.one([
        'Haya ndiyo utakayofanya kila siku.',
        'Kazi yenyewe ni hii.',
        'Utafanya kazi na timu ndogo inayoelewana.',
      ]),
      ...draws.some(occupation.duties, 3),
    ],
    [
      occupation.skillsText ?? '',
      draws.one([
        'Tunahitaji mtu mwaminifu, mwenye heshima kwa wenzake, anayesema mapema jambo likienda vibaya.',
        'Tunapenda mtu anayefika kwa wakati na kumaliza alichoanza.',
        'Uaminifu na usafi wa kazi ni muhimu kwetu kuliko haraka.',
      ]),
    ],
    [
      ...draws.some(kiswahiliOffers, 2),
      draws.one([
        'Tuma maombi yako hapa kwenye tovuti hii na uandike nambari ya simu.',
        'Omba kazi hii kupitia ukurasa huu.',
        'Tuma maombi kupitia ukurasa huu; CV ya ukurasa mmoja inatosha.',
      ]),
      draws.one([
        'Tutamjibu kila mmoja ndani ya wiki mbili.',
        'Tutawaita wanaofaa kwa mazungumzo na jaribio fupi la kazi.',
      ]),
    ],
  ];
}

/** As one says it: the letters of HR begin with a vowel. */
function article(title: string): 'a' | 'an' {
  return /^(?:[AEIOU]|HR\b)/.test(title) ? 'an' : 'a';
}

const howToApply: readonly string[] = [
  'Apply on this page with your CV; we answer everybody within two weeks.',
  'Apply on this page and tell us in a few lines why you want this work.',
  'Apply on this page. We invite those who fit for a talk and a short practical test.',
  'Send your application through this page; we call those on the short list within ten days.',
];

function dutiesFor({ duties, leading = [] }: Occupation, level: Level, draws: Draws): string[] {
  switch (level) {
    case 'entry':
      return [...draws.some(duties, 3), draws.one(learningSentences)];
    case 'executive':
      return [...duties, ...draws.some(executiveDuties, 2)];
    case 'senior':
      return [...draws.some(duties, 3), ...leading];
    default:
      return draws.some(duties, 3);
  }
}

function skillsSentence(skills: readonly string[], draws: Draws): string {
  const [first, second, third, fourth, fifth] = draws.shuffled(skills).map(inSentence);
  const others = [fourth, fifth].filter((skill) => skill !== undefined).join(' and ');
  return draws.one([
    `You need ${first}, ${second} and ${third} every day, and ${others} every week.`,
    `What you need most is ${first} and ${second}; ${third}, ${others} come on top.`,
    `We ask for ${first}, ${second} and ${third}, and for some practice in ${others}.`,
    `The work calls for ${first} and ${second} above all, and for ${third}, ${others}.`,
    `You bring ${first}, ${second} and ${third}; ${others} can be deepened with us.`,
  ]);
}

/** Skills are written with capitals in lists and without them in a sentence, but for names. */
function inSentence(skill: string): string {
  return skill
    .split(' ')
    .map((word) => (names.has(word) || /[A-Z].*[A-Z]|[.]/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

const names: ReadonlySet<string> = new Set([
  ...['Microsoft', 'Excel', 'Office', 'Google', 'Analytics', 'Workspace', 'Adobe', 'Illustrator', 'Photoshop', 'Zoom'],
  ...['Power', 'React', 'Git', 'Linux', 'Windows', 'Python', 'English', 'Kiswahili', 'M-Pesa'],
]);
