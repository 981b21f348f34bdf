import {
  findSpeechRecognition,
  type SpeechErrorEvent,
  type SpeechRecognition,
  type SpeechResultEvent,
} from './speech-recognition.ts';

/** Why nothing more is heard. */
export type VoiceProblem =
  /** The browser cannot. */
  | 'unsupported'
  /** The person, or the device, does not let the page use the microphone. */
  | 'denied'
  /** There is no microphone. */
  | 'no-microphone'
  /** Nothing was said for a while. */
  | 'silence'
  /** The service that writes speech down is out of reach. */
  | 'network'
  /** The browser does not know the language. */
  | 'language'
  | 'failed';

export type VoiceLanguage = 'en' | 'sw';

export interface ListenOptions {
  readonly language: VoiceLanguage;
  /** One sentence or so, as the browser wrote it down. */
  readonly onText: (text: string) => void;
  /** Called once, last. Without a problem the sentence is over, or it was stopped. */
  readonly onEnd: (problem?: VoiceProblem) => void;
}

/** English and Kiswahili as they are spoken in Kenya (BCP 47). */
const tags = { en: 'en-KE', sw: 'sw-KE' } as const satisfies Record<VoiceLanguage, string>;

const problems: Readonly<Record<string, VoiceProblem | undefined>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'no-microphone',
  'no-speech': 'silence',
  network: 'network',
  'language-not-supported': 'language',
};

/** Whether this browser can write down what is said. */
export function canListen(): boolean {
  return findSpeechRecognition() !== undefined;
}

/**
 * Writes down what is said until a pause. The browser asks for the microphone the first time, and may send what it hears to
 * its maker to be written down.
 *
 * @returns what stops it
 */
export function listen({ language, onText, onEnd }: ListenOptions): () => void {
  const Recognition = findSpeechRecognition();
  let isOver = false;
  let problem: VoiceProblem | undefined;

  function end(reason?: VoiceProblem): void {
    if (isOver) return;
    isOver = true;
    onEnd(reason);
  }

  if (Recognition === undefined) {
    end('unsupported');
    return () => undefined;
  }
  const recognition = new Recognition();
  recognition.lang = tags[language];
  recognition.continuous = false;
  recognition.interimResults = false;
  recognition.maxAlternatives = 1;
  recognition.addEventListener('result', (event) => {
    const text = readText(event as SpeechResultEvent);
    if (!isOver && text !== '') onText(text);
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as SpeechErrorEvent;
    // Something else began to listen, or it was stopped: that is no problem.
    if (error !== 'aborted') problem = problems[error] ?? 'failed';
  });
  recognition.addEventListener('end', () => end(problem));
  start(recognition, end);
  return () => {
    end();
    recognition.abort();
  };
}

function start(recognition: SpeechRecognition, end: (problem: VoiceProblem) => void): void {
  try {
    recognition.start();
  } catch (reason) {
    // Another one of this page has not ended yet.
    if (!(reason instanceof DOMException)) throw reason;
    end('failed');
  }
}

function readText({ results }: SpeechResultEvent): string {
  return Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
