import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the toast with this title and looks for the text in it. The code of the first toast is loaded with it. */
export async function expectToast(title: string, description: string): Promise<void> {
  const region = await screen.findByRole('region', { name: 'Messages' });
  await within(region).findByText(title);
  expect(region.textContent).toContain(description);
}
