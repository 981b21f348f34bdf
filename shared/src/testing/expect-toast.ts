import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Waits for the toast with this title and looks for the text in it. Hidden ones count: the toast is read out through a
 * live region beside it and itself opens to a screen reader when it takes the focus.
 */
export async function expectToast(title: string, description: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: title, hidden: true });
  expect(heading.closest('[role$="dialog"]')?.textContent).toContain(description);
}
