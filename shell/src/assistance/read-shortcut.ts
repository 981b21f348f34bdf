import { type ShortcutAction, shortcuts } from '@fursa/shared/bundled/shortcuts';

/** What of a key press {@link readShortcut} reads. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'key'
  | 'code'
  | 'target'
  | 'defaultPrevented'
>;

/** Kinds of input in which no letter is typed. */
const inputsWithoutText = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Actions that a key held down goes on with. */
const repeatable: readonly ShortcutAction[] = ['zoom-in', 'zoom-out'];

/** The shortcut that a key press stands for; none while somebody types, for the letters are theirs. */
export function readShortcut(event: KeyPress): ShortcutAction | undefined {
  // With Ctrl it is AltGr, which writes letters on many keyboards, or a shortcut of the browser.
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return undefined;
  if (isTyping(event.target)) return undefined;
  const found = event.altKey
    ? // By its place: on a Mac, Alt and a letter write another letter.
      shortcuts.find(({ code }) => !event.shiftKey && code !== '' && code === event.code)
    : shortcuts.find(({ action, keys }) => action === 'help' && keys === event.key);
  if (found === undefined || (event.repeat && !repeatable.includes(found.action))) return undefined;
  return found.action;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !inputsWithoutText.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
