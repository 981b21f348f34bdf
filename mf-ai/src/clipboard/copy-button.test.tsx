import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

test('In a page that the browser translates, a text is copied, and the button says so', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  render(<CopyButton text="Dear Amina" />);
  // What Chrome does where it translates.
  for (const text of [...screen.getByText('Copy').childNodes].filter((node) => node instanceof Text)) {
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied to Clipboard' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('Dear Amina');
  vi.unstubAllGlobals();
});
