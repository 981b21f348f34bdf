import { deviceStorage } from '@fursa/shared/contract';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findForeignSite, HostWarning, StorageNotice } from './banners.tsx';

const { config } = vi.hoisted(() => ({ config: { siteUrl: undefined as string | undefined } }));
vi.mock('@fursa/shared/contract/page-config', () => ({ readPageConfig: () => config }));

afterEach(() => {
  vi.unstubAllGlobals();
  config.siteUrl = undefined;
});

test('Over plain http from another machine people read why nobody can sign in, and what to do', () => {
  vi.stubGlobal('isSecureContext', false);
  render(<HostWarning />);
  expect(screen.getByRole('alert').textContent).toMatch(/not secure.*Open the address that begins with https/);
});

test('Over a secure line nothing is said', () => {
  vi.stubGlobal('isSecureContext', true);
  render(<HostWarning />);
  expect(screen.queryByRole('alert')).toBeNull();
});

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

test.each([
  ['https://fursa.example/jobs', 'https://fursa.example'],
  ['https://fursa.example:8443/', 'https://fursa.example'],
  ['https://FURSA.example/', 'https://fursa.example'],
  ['http://192.168.1.5:3000/', 'http://192.168.1.5:3000'],
  ['http://localhost:3100/', 'https://fursa.example'],
  ['http://fursa.localhost:3000/', 'https://fursa.example'],
  ['http://127.0.0.1:3000/', 'https://fursa.example'],
  ['http://[::1]:3000/', 'https://fursa.example'],
  ['https://anywhere.example/', undefined],
])('At %s nobody is warned when the product is at %s', (page, site) => {
  expect(findForeignSite(page, site)).toBeUndefined();
});

test.each([
  ['https://fursa.example.evil.example/', 'https://fursa.example', 'fursa.example'],
  ['https://evil-fursa.example/', 'https://fursa.example', 'fursa.example'],
  ['https://localhost.evil.example/', 'https://fursa.example', 'fursa.example'],
  ['https://127.0.0.1.evil.example/', 'https://fursa.example', 'fursa.example'],
  ['https://www.fursa.example/', 'https://fursa.example:8443', 'fursa.example:8443'],
  ['http://192.168.1.6/', 'http://localhost:3000', 'localhost:3000'],
])('At %s people are told that the product is at %s', (page, site, shown) => {
  expect(findForeignSite(page, site)).toBe(shown);
});
