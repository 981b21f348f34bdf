import type { SpeechRecognition } from '../bundled/voice/speech-recognition.ts';

/**
 * Stands for the browser's speech recognition, which no test browser has: a test says what the person said. What the product does
 * with it is real.
 */
export class FakeSpeech extends EventTarget implements SpeechRecognition {
  /** Those that listen now, the oldest first. */
  static readonly listening: FakeSpeech[] = [];

  lang = '';
  continuous = true;
  interimResults = true;
  maxAlternatives = 0;

  start(): void {
    if (FakeSpeech.listening.includes(this)) throw new DOMException('already started', 'InvalidStateError');
    FakeSpeech.listening.push(this);
  }

  stop(): void {
    this.end();
  }

  abort(): void {
    if (!FakeSpeech.listening.includes(this)) return;
    this.fail('aborted');
  }

  say(transcript: string): void {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
    this.end();
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }

  end(): void {
    const at = FakeSpeech.listening.indexOf(this);
    if (at >= 0) FakeSpeech.listening.splice(at, 1);
    this.dispatchEvent(new Event('end'));
  }
}
