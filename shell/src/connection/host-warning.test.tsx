import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HostWarning } from './host-warning.tsx';

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
