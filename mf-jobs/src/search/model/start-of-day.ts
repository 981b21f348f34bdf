/** Midnight where the reader is, so many days before `now`. The same all day long, and so is a question that names it. */
export function startOfDay(now: Date, daysBefore: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBefore);
}
