/** A question with what a good answer to it holds. */
export interface GradedQuestion {
  readonly asked: string;
  /** Of the answer, which is that of the question; `either` where the question tells none. */
  readonly language: 'en' | 'sw' | 'either';
  /** Whether it is asked in English, or in Kiswahili, Sheng or a mix. */
  readonly register: 'english' | 'kiswahili' | 'sheng' | 'mixed';
  /** Each must be in the answer. */
  readonly says: readonly RegExp[];
  /** None may be in it. */
  readonly not?: readonly RegExp[];
  /** Beginnings of paths that the answer must link to. */
  readonly links?: readonly string[];
}
