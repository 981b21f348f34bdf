/** What somebody who applies lets the employer have, beyond name, email address and skills. */
export interface Sharing {
  /** The CV in their profile: a newer one, too, once it is there. */
  readonly sharesCv: boolean;
  /** What they write to the employer; empty for nothing. */
  readonly note: string;
}

/** As the database has it. */
export const maxNoteLength = 1000;
