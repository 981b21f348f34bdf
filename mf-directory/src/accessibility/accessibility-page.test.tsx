import { getBackendClient } from '@fursa/shared/backend';
import { emitEvent, onEvent } from '@fursa/shared/contract';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { FakeSpeech, openRemote, refuseConnection, signUpEach, watchNetwork } from '@fursa/shared/testing';
import { act, cleanup, fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

const normal = usePreferences.getState();

signUpEach();
afterEach(() => act(() => setPreferences(normal)));

async function openPage() {
  const page = await openRemote({ manifest, remote }, '/accessibility');
  await screen.findByRole('heading', { level: 1, name: 'Accessibility Features' });
  return page;
}

test.each([
  ['High contrast', { contrast: 'high' }],
  ['Color blind friendly', { palette: 'color-blind' }],
  ['Screen reader mode', { screenReader: 'on' }],
  ['Wider spacing', { spacing: 'wide' }],
  ['Underlined links', { links: 'underlined' }],
  ['Reduced motion', { motion: 'reduced' }],
  ['Reading ruler', { ruler: 'on' }],
])('%s is switched on and off for the whole product', async (name, chosen) => {
  const { user } = await openPage();
  const toggle = screen.getByRole('button', { name });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(usePreferences.getState()).toMatchObject({ ...normal, ...chosen });
  await user.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(usePreferences.getState()).toMatchObject(normal);
});

test('The font size follows the slider when it is let go, from 14 to 36', async () => {
  await openPage();
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Font size' });
  expect([slider.min, slider.max, slider.value]).toEqual(['14', '36', '18']);
  fireEvent.input(slider, { target: { value: '30' } });
  expect(slider.value).toBe('30');
  expect(usePreferences.getState().fontSize).toBe(18);
  act(() => slider.dispatchEvent(new Event('change', { bubbles: true })));
  expect(usePreferences.getState().fontSize).toBe(30);
});

test('A choice that was made elsewhere is shown', async () => {
  await openPage();
  act(() => setPreferences({ contrast: 'high', fontSize: 24 }));
  expect(screen.getByRole('button', { name: 'High contrast' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Font size' }).value).toBe('24');
});

test('One press resets every setting, another brings them back', async () => {
  const { user } = await openPage();
  const own = {
    contrast: 'high',
    palette: 'color-blind',
    fontSize: 30,
    ruler: 'on',
    voiceLanguage: 'sw',
    theme: 'dark',
  } as const;
  act(() => setPreferences(own));
  await user.click(screen.getByRole('button', { name: 'Reset all settings' }));
  expect(usePreferences.getState()).toEqual(normal);
  screen.getByText('All accessibility settings are back to normal.');
  await user.click(screen.getByRole('button', { name: 'Undo reset' }));
  expect(usePreferences.getState()).toMatchObject(own);
});

test('A setting that is chosen after a reset is not lost to its undoing', async () => {
  const { user } = await openPage();
  act(() => setPreferences({ contrast: 'high' }));
  await user.click(screen.getByRole('button', { name: 'Reset all settings' }));
  await user.click(screen.getByRole('button', { name: 'Wider spacing' }));
  expect(screen.queryByRole('button', { name: 'Undo reset' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reset all settings' }));
  expect(usePreferences.getState()).toEqual(normal);
});

test('Keys are listed, and can be switched off', async () => {
  const { user } = await openPage();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Alt+Z',
    'Alt+X',
    'Alt+C',
    'Alt+V',
    'Alt+S',
    'Alt+B',
    '?',
  ]);
  await user.click(screen.getByRole('button', { name: 'Use keyboard shortcuts' }));
  expect(usePreferences.getState().shortcuts).toBe('off');
});

test('Six things that all this does for people', async () => {
  await openPage();
  const region = screen.getByRole('region', { name: 'How this helps you' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(6);
});

describe('Voice input', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('Is asked of the shell, in the language that was chosen, and shows what the shell says', async () => {
    vi.stubGlobal('SpeechRecognition', FakeSpeech);
    const asked: unknown[] = [];
    const stop = onEvent('directory:voice-asked', (detail) => asked.push(detail));
    const { user } = await openPage();
    await user.click(screen.getByRole('radio', { name: 'Kiswahili' }));
    expect(usePreferences.getState().voiceLanguage).toBe('sw');
    await user.click(screen.getByRole('button', { name: 'Start voice input' }));
    act(() => emitEvent('shell:voice-changed', { isOn: true }));
    await user.click(screen.getByRole('button', { name: 'Stop voice input' }));
    expect(asked).toEqual([{ isOn: true }, { isOn: false }]);
    act(() => emitEvent('shell:voice-changed', { isOn: false, problem: 'denied' }));
    expect(screen.getByRole('alert').textContent).toContain('Fursa is not allowed to use the microphone.');
    screen.getByRole('button', { name: 'Start voice input' });
    stop();
  });

  test('Opened while somebody is being listened to, the page offers to stop', async () => {
    const stop = onEvent('directory:voice-state-asked', () => emitEvent('shell:voice-changed', { isOn: true }));
    await openPage();
    await screen.findByRole('button', { name: 'Stop voice input' });
    stop();
  });

  test('Where the browser has none it says so', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Start voice input' }));
    expect(screen.getByRole('alert').textContent).toBe('Voice input is not supported in this browser.');
  });
});

describe('Feedback', () => {
  const thanks = 'Thank you for your feedback! We appreciate your input.';
  const field = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What would make Fursa easier for you to use?' });
  const send = () => screen.getByRole('button', { name: 'Send feedback' });

  /** What the account's download says that the person wrote with their name. */
  async function readOwnFeedback(): Promise<unknown> {
    const { data } = await getBackendClient().rpc('export_my_data');
    return (data as { feedback: unknown }).feedback;
  }

  test('Must say something', async () => {
    const { user } = await openPage();
    await user.type(field(), '   ');
    await user.click(send());
    screen.getByText('Write something first.');
    expect(document.activeElement).toBe(field());
  });

  test('Is stored, thanked for during 3 seconds, and the field is empty again', async () => {
    const { user } = await openPage();
    await user.type(field(), 'Bigger buttons, please <b>!');
    await user.dblClick(send());
    await screen.findByText(thanks);
    expect(field().value).toBe('');
    await waitForElementToBeRemoved(() => screen.queryByText(thanks));
    expect(await readOwnFeedback()).toEqual([
      expect.objectContaining({ text: 'Bigger buttons, please <b>!', page: '/accessibility' }),
    ]);
  });

  test('Feedback without a name does not reveal who wrote it', async () => {
    const { user } = await openPage();
    await user.type(field(), 'A nameless wish');
    await user.click(screen.getByRole('checkbox', { name: 'Send without my name' }));
    const sent = vi.fn();
    watchNetwork().intercept((request) => {
      void request.clone().json().then(sent);
      return undefined;
    });
    await user.click(send());
    await screen.findByText(thanks);
    expect(sent).toHaveBeenCalledWith({ text: 'A nameless wish', page: '/accessibility', user_id: null });
    expect(await readOwnFeedback()).toEqual([]);
  });

  test('What was not sent stays, and is there when one comes back', async () => {
    const { user } = await openPage();
    await user.type(field(), 'Not lost');
    watchNetwork().intercept(refuseConnection);
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here.');
    cleanup();
    await openPage();
    expect(field().value).toBe('Not lost');
  });
});
