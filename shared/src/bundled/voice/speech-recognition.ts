/**
 * The part of the Web Speech API that is used here. TypeScript's library does not describe it, for it is not in every browser:
 * https://developer.mozilla.org/docs/Web/API/SpeechRecognition
 */
export interface SpeechRecognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface SpeechResultEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

export interface SpeechErrorEvent extends Event {
  /** https://wicg.github.io/speech-api/#speechreco-error */
  readonly error: string;
}

type SpeechRecognitionConstructor = new () => SpeechRecognition;

/** Chrome, Edge and Safari have it under its old name; Firefox has none. */
export function findSpeechRecognition(): SpeechRecognitionConstructor | undefined {
  const page = globalThis as {
    readonly SpeechRecognition?: SpeechRecognitionConstructor;
    readonly webkitSpeechRecognition?: SpeechRecognitionConstructor;
  };
  return page.SpeechRecognition ?? page.webkitSpeechRecognition;
}
