import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { useDismissal } from './index.ts';

let heard: string[] = [];
beforeEach(() => {
  heard = [];
});

function Panel({ isOpen }: { readonly isOpen: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  useDismissal(root, isOpen, { onEscape: () => heard.push('escape'), onLeave: () => heard.push('leave') });
  return (
    <>
      <div ref={root}>
        <button type="button">Inside</button>
      </div>
      <button type="button">Outside</button>
    </>
  );
}

test('An open panel hears of Escape, of a press outside and of the focus that leaves, and of nothing inside', async () => {
  const user = userEvent.setup();
  render(<Panel isOpen />);
  await user.click(screen.getByText('Inside'));
  await user.keyboard('a');
  expect(heard).toEqual([]);
  await user.keyboard('{Escape}');
  expect(heard).toEqual(['escape']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByText('Outside'));
  expect(heard).toEqual(['escape', 'leave']);
  await user.click(document.body);
  expect(heard).toEqual(['escape', 'leave', 'leave']);
});

test('A closed one hears nothing', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Panel isOpen />);
  rerender(<Panel isOpen={false} />);
  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(heard).toEqual([]);
});
