import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmedButton } from './confirmed-button.tsx';

const button = (name: string) => screen.getByRole('button', { name });

function renderButton(asks = true) {
  const onConfirm = vi.fn();
  render(
    <>
      <p tabIndex={-1}>All skills</p>
      <ConfirmedButton question="Remove all?" confirm="Remove" keep="Keep" asks={asks} onConfirm={onConfirm}>
        Remove all
      </ConfirmedButton>
    </>,
  );
  return onConfirm;
}

test('A press asks, and the focus is on the answer that changes nothing; it goes back to the button', async () => {
  const onConfirm = renderButton();
  await userEvent.click(button('Remove all'));
  expect(screen.getByRole('group', { name: 'Remove all?' })).toBeTruthy();
  expect(document.activeElement).toBe(button('Keep'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Remove all'));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('The other answer acts once, and the button has the focus unless it was moved elsewhere', async () => {
  const onConfirm = renderButton();
  onConfirm.mockImplementation(() => expect(document.activeElement).toBe(button('Remove all')));
  await userEvent.click(button('Remove all'));
  await userEvent.click(button('Remove'));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button('Remove all'));
  onConfirm.mockImplementation(() => screen.getByText('All skills').focus());
  await userEvent.click(button('Remove all'));
  await userEvent.click(button('Remove'));
  expect(document.activeElement).toBe(screen.getByText('All skills'));
});

test('Where nothing would be lost, a press acts at once', async () => {
  const onConfirm = renderButton(false);
  await userEvent.click(button('Remove all'));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(screen.queryByRole('group')).toBeNull();
});
