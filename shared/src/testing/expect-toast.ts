import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The code of the first toast is loaded with it. */
const patience = { timeout: 5000 };

/** Waits for the toast with this title and looks for the text in it. */
export async function expectToast(title: string, description: string): Promise<void> {
  const region = await screen.findByRole('region', { name: 'Messages' }, patience);
  await within(region).findByText(title, undefined, patience);
  expect(region.textContent).toContain(description);
}
