/** What is read of a posting, of the product's own and of feeds alike. */
export interface PostingText {
  readonly title: string;
  readonly description: string;
  readonly requirements: string | null;
  /** Skills that the employer listed. */
  readonly skills: readonly string[];
  /** Its name is never something that is asked for. */
  readonly companyName: string | null;
}
