import type { ExperienceMessages } from '../messages.ts';
import { isCurrent, readDate } from './entry-dates.ts';
import { lineFields } from './entry-values.ts';
import type { Entry, Section } from './resume.ts';

/** What it was, and below it where: `Cashier`, `Tembo Foods · Kisumu`. */
export function titlesOf(
  section: Section,
  entry: Entry,
  text: ExperienceMessages,
): { readonly title: string; readonly place: string } {
  const [one = '', two = '', three = ''] = lineFields[section].map((name) => {
    const value = entry[name];
    return typeof value === 'string' ? value : '';
  });
  const what = section === 'work' ? [one] : [three, two];
  const where = section === 'work' ? [two, three] : [one];
  const title = what.filter(Boolean).join(', ');
  const place = where.filter(Boolean).join(' · ');
  return title === '' ? { title: place || text.untitled, place: '' } : { title, place };
}

/** Both in one line, for names of buttons. */
export function nameOf(section: Section, entry: Entry, text: ExperienceMessages): string {
  const { title, place } = titlesOf(section, entry, text);
  return [title, place].filter(Boolean).join(', ');
}

/** `February 2019 – now`, `2017` for what began and ended in it; empty without dates. */
export function periodOf(entry: Entry, text: ExperienceMessages): string {
  const [from, to] = [entry.startDate, entry.endDate].map((date) => {
    const { year, month } = readDate(date);
    return text.time(year, month);
  });
  if (isCurrent(entry)) return text.period(from ?? '', text.now);
  return text.period(from ?? '', to === from ? '' : (to ?? ''));
}
