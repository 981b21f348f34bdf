/** Names of people that put `ma` before them. */
const withMa = /^(?:fundi|dereva|karani|keshia|meneja|seremala|wakala|afisa|daktari|kocha|rubani)\b/;

/** How several people are called: "walinzi" of "mlinzi", "mafundi wa mjengo" of "fundi wa mjengo"; none of a name that is built otherwise. */
export function kiswahiliPlurals(name: string): readonly string[] {
  const lower = name.toLowerCase();
  if (withMa.test(lower)) return [`ma${lower}`];
  if (/^ki[bjn]/.test(lower)) return [`vi${lower.slice(2)}`];
  // "Mwalimu" is "walimu", "mwashi" is "waashi".
  if (/^mw[aeio]/.test(lower)) return [`w${lower.slice(2)}`, `wa${lower.slice(2)}`];
  if (/^mu[aeiou]/.test(lower)) return [`wa${lower.slice(2)}`];
  return /^m[^aeiouw]/.test(lower) ? [`wa${lower.slice(1)}`] : [];
}
