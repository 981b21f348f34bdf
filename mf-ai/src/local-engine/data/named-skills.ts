import { conceptName } from '@fursa/engine/concept-name';
import { personMentions } from '@fursa/engine/person-mentions';

/** By text, the skills and papers it names, as screens call them; whoever has them, or nobody. */
export function namedSkills(texts: readonly string[]): readonly (readonly string[])[] {
  return texts.map((text) => [...new Set(personMentions(text).flatMap(({ concept }) => conceptName(concept) ?? []))]);
}
