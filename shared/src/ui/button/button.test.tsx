import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SyntheticEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('A button inside a form submits it only when it says so', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('A busy button says so, keeps its label and the focus, and cannot be pressed again', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Signing in...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Signing in...', busy: true });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('A busy button sends its form no second time, by mouse or by Enter in a field', async () => {
  const onSubmit = vi.fn((event: SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Sending...
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('Name'), 'Amina{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A button that its own press disables keeps the focus until one goes on, and does nothing more', async () => {
  const onPress = vi.fn();
  function SaveOnce() {
    const [isSaved, setIsSaved] = useState(false);
    return (
      <Button
        disabled={isSaved}
        onClick={() => {
          onPress();
          setIsSaved(true);
        }}
      >
        Save
      </Button>
    );
  }
  render(<SaveOnce />);
  const button = screen.getByRole<HTMLButtonElement>('button');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.tab();
  expect(button.disabled).toBe(true);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

/** What browsers do to a page that they translate: https://github.com/facebook/react/issues/11538 */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(`(${text.data})`);
  }
}

test('A button that turns busy lives on in a page that the browser has translated', () => {
  const { container, rerender } = render(<Button>Save</Button>);
  translate(container);
  rerender(<Button busy>Saving...</Button>);
  expect(screen.getByRole('button', { busy: true }).textContent).toBe('Saving...');
  translate(container);
  rerender(<Button>Save</Button>);
  expect(screen.getByRole('button').textContent).toBe('Save');
});
