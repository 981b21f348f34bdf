/** Something a text names, by the places of its first and last word. */
export interface Place {
  readonly first: number;
  readonly last: number;
  /** Of people by what they do (plumber, nurses), of a paper that proves something, or of anything else. */
  readonly kind: 'person' | 'credential' | 'skill';
}
