/** What the assistance was loaded for: a key that was pressed, or voice input; carried out once it is there. */
export interface FirstWish {
  readonly event: KeyboardEvent | 'voice';
}
