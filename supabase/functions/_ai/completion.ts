export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface Completion {
  readonly messages: readonly ChatMessage[];
  /** The longest answer, in tokens of the model. */
  readonly maxTokens: number;
}
