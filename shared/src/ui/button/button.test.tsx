import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('A button is pressed by mouse, Enter and Space', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

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

test('A busy button says so, keeps its label and cannot be pressed again', async () => {
  const onClick = vi.fn();
  render(
    <Button busy onClick={onClick}>
      Signing in...
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...', busy: true });
  expect(button.disabled).toBe(true);
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('A button that is not busy makes no statement about it', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
});
