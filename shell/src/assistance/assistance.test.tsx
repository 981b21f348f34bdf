import { emitEvent, onEvent } from '@fursa/shared/contract';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { createMemoryRouter, RouterProvider, useLocation } from '@fursa/shared/router';
import { FakeSpeech, letDialogsOpen } from '@fursa/shared/testing';
import { Toaster } from '@fursa/shared/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AssistanceHost } from './assistance-host.tsx';

const normal = usePreferences.getState();

beforeAll(() => {
  const registry = Object.assign(document.createElement('script'), { id: 'fursa-registry', type: 'application/json' });
  registry.textContent = JSON.stringify({ schemaVersion: 1, revision: 0, remotes: [] });
  document.head.append(registry);
  letDialogsOpen();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => vi.stubGlobal('SpeechRecognition', FakeSpeech));
afterEach(() => {
  FakeSpeech.listening.length = 0;
  vi.unstubAllGlobals();
  act(() => setPreferences(normal));
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open() {
  const page = (
    <>
      <AssistanceHost />
      <main>
        <h1>Jobs in Kenya</h1>
        <ul>
          <li>Nurse</li>
          <li>Driver</li>
        </ul>
        <input aria-label="Note" />
        <Address />
      </main>
      <Toaster />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/terms'] });
  render(<RouterProvider router={router} />);
}

const alt = (letter: string) => fireEvent.keyDown(document.body, { altKey: true, code: `Key${letter}`, key: letter });
const address = () => screen.getByTestId('address').textContent;

describe('Shortcuts', () => {
  test('The first one is carried out, though it had to be loaded, and each is said', async () => {
    open();
    alt('C');
    await screen.findByText('High contrast is on');
    expect(usePreferences.getState().contrast).toBe('high');
    alt('Z');
    await screen.findByText('Font size 20');
    alt('B');
    alt('B');
    await screen.findByText('Color blind friendly colors are off');
    expect(usePreferences.getState()).toMatchObject({ contrast: 'high', fontSize: 20, palette: 'normal' });
  });

  test('The question mark lists them, and the focus comes back', async () => {
    open();
    const button = document.createElement('button');
    document.body.append(button);
    button.focus();
    fireEvent.keyDown(button, { key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getAllByRole('term')).toHaveLength(7);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  test('Switched off they do nothing', async () => {
    act(() => setPreferences({ shortcuts: 'off', ruler: 'on' }));
    open();
    await screen.findByTestId('reading-ruler');
    alt('C');
    fireEvent.keyDown(document.body, { key: '?' });
    expect(usePreferences.getState().contrast).toBe('normal');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Voice', () => {
  async function start() {
    open();
    alt('V');
    await listens();
  }
  const say = (text: string) => act(() => FakeSpeech.listening[0]?.say(text));
  /** The button is there before the microphone is. */
  const listens = () => waitFor(() => expect(FakeSpeech.listening).toHaveLength(1));

  test('Goes where it is told, searches, and writes into the field with the focus', async () => {
    await start();
    say('go to employers page');
    await waitFor(() => expect(address()).toBe('/companies'));
    await listens();
    say('tafuta dereva');
    await waitFor(() => expect(address()).toBe('/jobs?q=dereva'));
    await listens();
    act(() => screen.getByRole('textbox', { name: 'Note' }).focus());
    say('search for meaning');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('search for meaning');
    expect(address()).toBe('/jobs?q=dereva');
    await listens();
    say('stop listening');
    expect(screen.queryByRole('button', { name: 'Stop listening' })).toBeNull();
    expect(FakeSpeech.listening).toEqual([]);
  });

  test('What it does not understand it says, with what it would', async () => {
    await start();
    say('sing a song');
    expect(screen.getByText(/Heard "sing a song"\. Put the cursor in a field/)).toBeTruthy();
  });

  test('Other pages start and stop it, and hear why it stopped', async () => {
    open();
    const heard: unknown[] = [];
    const stop = onEvent('shell:voice-changed', (changed) => heard.push(changed));
    act(() => emitEvent('directory:voice-asked', { isOn: true }));
    await listens();
    expect(screen.getByRole('button', { name: 'Stop listening' })).toBeTruthy();
    act(() => FakeSpeech.listening[0]?.fail('not-allowed'));
    await screen.findByText(/Fursa is not allowed to use the microphone/);
    expect(heard).toContainEqual({ isOn: false, problem: 'denied' });
    stop();
  });

  test('A page that opens later is told how it stands', async () => {
    await start();
    const heard: unknown[] = [];
    const stop = onEvent('shell:voice-changed', (changed) => heard.push(changed));
    act(() => emitEvent('directory:voice-state-asked', {}));
    expect(heard).toEqual([{ isOn: true }]);
    stop();
  });

  test('The microphone is released after three silences', async () => {
    await start();
    for (let silence = 0; silence < 3; silence += 1) {
      await listens();
      act(() => FakeSpeech.listening[0]?.fail('no-speech'));
    }
    await screen.findByText('We did not hear anything. Please try again.');
    expect(FakeSpeech.listening).toEqual([]);
  });
});

describe('Screen reader mode', () => {
  test('Says what the page holds, and again when that changes', async () => {
    act(() => setPreferences({ screenReader: 'on' }));
    open();
    await screen.findByText(/^This page has 2 entries in the longest list, 1 heading, /);
    act(() => screen.getByText('Driver').remove());
    await screen.findByText(/^This page has 1 entry in the longest list, /);
  });

  test('Lists landmarks and headings, each the way to its place', async () => {
    act(() => setPreferences({ screenReader: 'on' }));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Page outline' }));
    const outline = screen.getByRole('navigation', { name: 'Page outline' });
    expect(
      within(outline)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Main content', 'Jobs in Kenya heading level 1']);
    fireEvent.click(within(outline).getByRole('button', { name: /Jobs in Kenya/ }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Jobs in Kenya' }));
    expect(within(outline).queryByRole('list')).toBeNull();
  });
});
