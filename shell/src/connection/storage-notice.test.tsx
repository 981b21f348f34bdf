import { deviceStorage } from '@fursa/shared/contract';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StorageNotice } from './storage-notice.tsx';

test('One quiet line tells people what a browser that stores no more means for them', async () => {
  render(<StorageNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await act(async () => deviceStorage.setItem('draft', 'I mend boats.'));
  storage.mockRestore();
  expect(screen.getByRole('status').textContent).toMatch(/does not store what you do here/);
});
