/** How many midnights lie between the two moments, in the time zone of the device; 0: the same day. */
export function daysSince(moment: Date, now: Date): number {
  return Math.max(0, Math.round((startOfDay(now) - startOfDay(moment)) / 86_400_000));
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
