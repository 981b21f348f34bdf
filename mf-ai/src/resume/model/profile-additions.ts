/** As in the database. */
const maxBioLength = 5_000;

/** A bio with the sentences it does not hold, in a paragraph of their own, as far as there is room. */
export function addToBio(bio: string, sentences: readonly string[]): string {
  const present = bio.trimEnd();
  let added = '';
  for (const sentence of sentences) {
    const next = added === '' ? sentence : `${added} ${sentence}`;
    const separator = present === '' ? '' : '\n\n';
    if (present.includes(sentence) || added.includes(sentence)) continue;
    if ([...`${present}${separator}${next}`].length <= maxBioLength) added = next;
  }
  if (added === '') return bio;
  return present === '' ? added : `${present}\n\n${added}`;
}
