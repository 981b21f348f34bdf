import { type ShortcutAction, shortcutChange } from '@fursa/shared/bundled/shortcuts';
import { setPreferences, usePreferences } from '@fursa/shared/preferences';
import { expect, test } from 'vitest';
import { readShortcut } from './read-shortcut.ts';

function press(init: KeyboardEventInit, target: HTMLElement = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  if (target !== document.body) document.body.append(target);
  target.dispatchEvent(event);
  const action = readShortcut(event);
  if (target !== document.body) target.remove();
  return action;
}

const alt = (letter: string, more: KeyboardEventInit = {}) =>
  ({ altKey: true, code: `Key${letter}`, key: letter.toLowerCase(), ...more }) as const;

test.each([
  ['Z', 'zoom-in'],
  ['X', 'zoom-out'],
  ['C', 'contrast'],
  ['V', 'voice'],
  ['S', 'screen-reader'],
  ['B', 'color-blind'],
])('Alt+%s is %s', (letter, action) => {
  expect(press(alt(letter))).toBe(action);
});

test('A Mac writes other letters with Alt, which means the same keys', () => {
  expect(press(alt('C', { key: 'ç' }))).toBe('contrast');
});

test('The question mark asks for help, on every keyboard', () => {
  expect(press({ key: '?', shiftKey: true, code: 'Slash' })).toBe('help');
  expect(press({ key: '?', shiftKey: true, code: 'Minus' })).toBe('help');
});

test.each([
  ['AltGr', alt('C', { ctrlKey: true })],
  ['the menu of the browser', alt('Z', { metaKey: true })],
  ['Alt and Shift', alt('Z', { shiftKey: true })],
  ['another letter', alt('Q')],
  ['a letter alone', { code: 'KeyZ', key: 'z' }],
  ['a word that is being composed', alt('C', { isComposing: true })],
  ['a switch that is held down', alt('C', { repeat: true })],
])('%s is none', (_, init) => {
  expect(press(init)).toBeUndefined();
});

test('The font size goes on as long as the key is held', () => {
  expect(press(alt('Z', { repeat: true }))).toBe('zoom-in');
});

test('Shortcut keys type into fields; on a button or a slider they act', () => {
  const input = (type: string) => Object.assign(document.createElement('input'), { type });
  for (const field of [input('text'), input('search'), input('password'), document.createElement('textarea')]) {
    expect(press(alt('C'), field)).toBeUndefined();
    expect(press({ key: '?' }, field)).toBeUndefined();
  }
  for (const control of [input('range'), input('checkbox'), document.createElement('button')]) {
    expect(press(alt('C'), control)).toBe('contrast');
  }
});

test('Steps of 2 end at 12 and 36', () => {
  const sizes = (action: ShortcutAction, from: number) => {
    setPreferences({ fontSize: from });
    return Array.from({ length: 4 }, () => {
      setPreferences(shortcutChange(action, usePreferences.getState()));
      return usePreferences.getState().fontSize;
    });
  };
  expect(sizes('zoom-in', 31)).toEqual([33, 35, 36, 36]);
  expect(sizes('zoom-out', 17)).toEqual([15, 13, 12, 12]);
  setPreferences({ fontSize: 18 });
});
