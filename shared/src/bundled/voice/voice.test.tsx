import { setPreferences } from '@fursa/shared/preferences';
import { FakeSpeech } from '@fursa/shared/testing';
import { Toaster } from '@fursa/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asTextField, canListen, listen, VoiceButton, writeIntoField } from './index.ts';

beforeEach(() => vi.stubGlobal('webkitSpeechRecognition', FakeSpeech));
afterEach(() => {
  for (const speech of [...FakeSpeech.listening]) act(() => speech.end());
  vi.unstubAllGlobals();
  setPreferences({ voiceLanguage: 'en' });
});

function hear() {
  const texts: string[] = [];
  const ends: (string | undefined)[] = [];
  const stop = listen({
    language: 'en',
    onText: (text) => texts.push(text),
    onEnd: (problem) => ends.push(problem),
  });
  const [speech] = FakeSpeech.listening;
  return { texts, ends, stop, speech };
}

describe('Listening', () => {
  test('One sentence, final, in the English or Kiswahili of Kenya', () => {
    const { texts, ends, speech } = hear();
    expect(speech).toMatchObject({ lang: 'en-KE', continuous: false, interimResults: false, maxAlternatives: 1 });
    speech?.say('  search   accountant ');
    expect(texts).toEqual(['search accountant']);
    expect(ends).toEqual([undefined]);
    listen({ language: 'sw', onText: () => undefined, onEnd: () => undefined });
    expect(FakeSpeech.listening[0]?.lang).toBe('sw-KE');
  });

  test.each([
    ['not-allowed', 'denied'],
    ['service-not-allowed', 'denied'],
    ['audio-capture', 'no-microphone'],
    ['no-speech', 'silence'],
    ['network', 'network'],
    ['language-not-supported', 'language'],
    ['something-new', 'failed'],
    ['aborted', undefined],
  ])('The error %s ends it with the problem %s', (error, problem) => {
    const { texts, ends, speech } = hear();
    speech?.fail(error);
    expect([texts, ends]).toEqual([[], [problem]]);
  });

  test('It ends once when stopped and hears nothing more', () => {
    const { texts, ends, stop, speech } = hear();
    stop();
    speech?.say('too late');
    stop();
    expect([texts, ends, FakeSpeech.listening]).toEqual([[], [undefined], []]);
  });

  test('A browser that cannot says so', () => {
    vi.unstubAllGlobals();
    expect(canListen()).toBe(false);
    expect(hear().ends).toEqual(['unsupported']);
  });
});

describe('Writing into a field', () => {
  test.each([
    ['', 0, 0, 'hello', 'hello'],
    ['I can', 5, 5, 'drive', 'I can drive'],
    ['I drive', 2, 2, 'can', 'I can drive'],
    ['I can not drive', 6, 9, 'really', 'I can really drive'],
    ['line\n', 5, 5, 'next', 'line\nnext'],
  ])('"%s" from %i to %i takes "%s"', (value, start, end, words, written) => {
    const field = document.createElement('textarea');
    field.value = value;
    field.setSelectionRange(start, end);
    writeIntoField(field, words);
    expect(field.value).toBe(written);
  });

  test("The field's own limit holds", () => {
    const field = document.createElement('input');
    field.maxLength = 8;
    field.value = 'I can';
    field.setSelectionRange(5, 5);
    writeIntoField(field, 'drive lorries');
    expect(field.value).toBe('I can dr');
  });

  test('React hears of it', () => {
    function Field() {
      const [value, setValue] = useState('');
      return (
        <label>
          Name <input value={value} onChange={(event) => setValue(event.target.value)} /> {value.toUpperCase()}
        </label>
      );
    }
    render(<Field />);
    act(() => writeIntoField(screen.getByRole<HTMLInputElement>('textbox'), 'Amina'));
    expect(screen.getByText(/AMINA/)).toBeTruthy();
  });

  test('Not into passwords, numbers, locked fields or what is no field', () => {
    const input = (properties: { type?: string; disabled?: boolean; readOnly?: boolean }) =>
      Object.assign(document.createElement('input'), properties);
    const refused = [
      input({ type: 'password' }),
      input({ type: 'date' }),
      input({ type: 'checkbox' }),
      input({ disabled: true }),
      input({ readOnly: true }),
      document.createElement('button'),
      null,
    ];
    expect(refused.map(asTextField)).toEqual(refused.map(() => undefined));
    for (const type of ['text', 'search', 'email']) expect(asTextField(input({ type }))).toBeDefined();
    expect(asTextField(document.createElement('textarea'))).toBeDefined();
  });
});

describe('The button beside a field', () => {
  function show() {
    const heard: string[] = [];
    const { unmount } = render(
      <>
        <VoiceButton fieldName="Search" onText={(text) => heard.push(text)} />
        <Toaster />
      </>,
    );
    return { heard, unmount, user: userEvent.setup() };
  }

  test('Hands on what was said and is ready again', async () => {
    const { heard, user } = show();
    await user.click(screen.getByRole('button', { name: 'Speak: Search' }));
    expect(screen.getByRole('status').textContent).toBe('Listening...');
    act(() => FakeSpeech.listening[0]?.say('dereva Mombasa'));
    expect(heard).toEqual(['dereva Mombasa']);
    screen.getByRole('button', { name: 'Speak: Search' });
  });

  test('A second press stops, and leaving the page closes the microphone', async () => {
    const { unmount, user } = show();
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Stop listening: Search' }));
    expect(FakeSpeech.listening).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Speak: Search' }));
    expect(FakeSpeech.listening).toHaveLength(1);
    unmount();
    expect(FakeSpeech.listening).toEqual([]);
  });

  test('What goes wrong is said', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button'));
    act(() => FakeSpeech.listening[0]?.fail('not-allowed'));
    await screen.findByText(
      'Fursa is not allowed to use the microphone. You can change this in your browser settings.',
    );
  });

  test('Where the browser cannot listen it is not there', async () => {
    vi.unstubAllGlobals();
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
