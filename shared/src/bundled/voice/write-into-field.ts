export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Kinds of input that take words. Not a password: nobody should say theirs aloud. */
const wordTypes = ['text', 'search', 'email', 'url', 'tel'];

/** The element, when a person can write words into it. */
export function asTextField(element: Element | null): TextField | undefined {
  const isText =
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && wordTypes.includes(element.type));
  return isText && !element.disabled && !element.readOnly ? element : undefined;
}

/**
 * Writes words where the cursor is, as if they were typed: React and every other listener hears of it. A selection is
 * replaced; a space keeps words apart; the field's own limit holds.
 */
export function writeIntoField(field: TextField, words: string): void {
  const { value, maxLength } = field;
  // Inputs of type email have no selection.
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const [before, after] = [value.slice(0, start), value.slice(end)];
  const text = `${/\S$/.test(before) ? ' ' : ''}${words}${/^\S/.test(after) ? ' ' : ''}`;
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - before.length - after.length);
  const written = text.slice(0, room);
  setValue(field, before + written + after);
  const cursor = before.length + written.length;
  if (field.selectionStart !== null) field.setSelectionRange(cursor, cursor);
}

/** React puts a setter of its own onto the element, which would hide the change from it: https://github.com/facebook/react/issues/11488 */
function setValue(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
