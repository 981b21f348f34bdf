/** A day as a date field holds it, `2026-11-20`, where the person is. */
export function writeDay(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

const earliestYear = 1970;

/** Noon of that day where the person is; undefined for what is no day, or one after `today`. */
export function readDay(text: string, today: Date): Date | undefined {
  const noon = new Date(`${text}T12:00:00`);
  if (Number.isNaN(noon.getTime()) || noon.getFullYear() < earliestYear || text > writeDay(today)) return undefined;
  return noon;
}
