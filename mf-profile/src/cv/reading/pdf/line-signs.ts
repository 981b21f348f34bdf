/** What CVs call their sections, in English and Kiswahili. Only whole lines count. */
const sections = [
  'about( me)?|profile|personal (profile|details|information|data|statement)|bio( ?data)?|summary|(career|professional) (summary|profile|objectives?)|objectives?',
  'contacts?( (details|information|me))?|address|details|links',
  '(work|professional|employment|job)? ?(experience|history)|employment|career history|internships?|attachments?',
  'education( (and|&) training)?|(education(al)?|academic) (background|qualifications?|history)|qualifications?|training',
  '(key|core|technical|soft|professional|computer|it)? ?(skills|competenc(e|ies))|skills (and|&) .*|expertise|tools',
  'languages?|certificat(es|ions?)( (and|&) .*)?|licen[cs]es|awards|achievements|projects|publications|memberships?',
  'hobbies|interests|hobbies (and|&) interests|volunteer(ing)?( .*)?|referees?|references?|declaration',
  'wasifu|kuhusu mimi|mawasiliano|taarifa binafsi|maelezo binafsi|lengo|muhtasari',
  'uzoefu( wa kazi)?|historia ya kazi|kazi|ajira|elimu|masomo|mafunzo|ujuzi|stadi|lugha|vyeti|leseni|wadhamini|warejeleo|marejeo|burudani|mambo ninayopenda',
];
const heading = new RegExp(`^(?:${sections.join('|')})$`);

/** Whether a line is nothing but the name of a section. */
export function isHeadingLine(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/^(?:\p{L} )+\p{L}$/u, (letters) => letters.replaceAll(' ', ''))
    .replaceAll(/[^\p{L}&' ]/gu, '')
    .trim();
  return plain.length > 2 && heading.test(plain);
}

const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|machi|aprili|mei|juni|julai|agosti|septemba|oktoba|novemba|desemba)[a-z]*\\.?';
const moment = `(?:(?:\\d{1,2}[ /.-])?(?:${month}|\\d{1,2})[ ,/.'-]*)?(?:19|20)?\\d{2}|present|current|now|to date|date|today|sasa|hadi sasa|hivi sasa|leo|ongoing`;
const date = new RegExp(
  `^\\W*(?:from |since |tangu |${month} ?)?(?:${moment})(?:\\s*(?:[-–—~]|to|until|hadi|mpaka)\\s*(?:${month}|${moment}))?\\W*$`,
  'i',
);

/** Whether a line is nothing but a date or a span of time: `2019 – 2021`, `Jan 2020 - Present`, `tangu 2018`. */
export function isDateLine(text: string): boolean {
  return text.length <= 40 && date.test(text.trim());
}
