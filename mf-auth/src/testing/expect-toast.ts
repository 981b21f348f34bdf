import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the toast with this title and this text, or a part of it. */
export async function expectToast(title: string, text: string): Promise<void> {
  const messages = await screen.findByRole('region', { name: 'Messages' });
  await waitFor(() => expect(messages.textContent).toContain(title));
  expect(messages.textContent).toContain(text);
}
