import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mountingKey } from '../versions/failed-versions.ts';
import { PageWatch } from './page-watch.tsx';

const remote: RegisteredRemote = {
  name: 'mf-jobs',
  displayName: { en: 'Jobs' },
  owner: 'jobs team',
  contract: '^1.0.0',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  entryGlobal: 'mf_jobs',
  baseUrl: '/remotes/mf-jobs/1.0.0/',
  pages: [],
  slots: [],
  preload: [],
  integrity: {},
};

test('A document that ends while a page still waits for its data does not count as blocked by it', () => {
  const never = new Promise<void>(() => undefined);
  function WaitingPage(): never {
    throw never;
  }
  render(
    <PageWatch remote={remote}>
      <WaitingPage />
    </PageWatch>,
  );
  expect(sessionStorage.getItem(mountingKey)).toBe('mf-jobs@1.0.0');

  window.dispatchEvent(new Event('pagehide'));

  expect(sessionStorage.getItem(mountingKey)).toBe('');
});
