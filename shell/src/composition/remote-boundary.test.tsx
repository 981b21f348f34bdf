import { onAnyEvent } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { createMemoryRouter, Link, RouterProvider, useParams } from '@fursa/shared/router';
import { expectConsoleOutput } from '@fursa/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { RemoteBoundary } from './remote-boundary.tsx';

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

const damaged = new Set<string | undefined>();

function Job() {
  const { jobId } = useParams();
  if (damaged.has(jobId)) throw new Error(`Job ${jobId} cannot be rendered`);
  return <h1>Job {jobId}</h1>;
}

function Place() {
  return (
    <>
      <Link to="/jobs/1">First</Link>
      <Link to="/jobs/2">Second</Link>
      <RemoteBoundary
        remote={remote}
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            Retry
          </button>
        )}
      >
        <Job />
      </RemoteBoundary>
    </>
  );
}

function open(): { readonly failures: readonly string[] } {
  const failures: string[] = [];
  onTestFinished(
    onAnyEvent(({ name, detail }) => {
      if (name === 'shell:remote-failed') failures.push(JSON.stringify(detail));
    }),
  );
  const router = createMemoryRouter([{ path: '/jobs/:jobId', element: <Place /> }], { initialEntries: ['/jobs/1'] });
  render(<RouterProvider router={router} />);
  return { failures };
}

test('A job that cannot be rendered leaves the next one of the same page alone', async () => {
  expectConsoleOutput(/Job 1 cannot be rendered/);
  damaged.clear();
  damaged.add('1');
  const { failures } = open();
  await screen.findByRole('button', { name: 'Retry' });
  expect(failures).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByRole('heading', { name: 'Job 2' });
  fireEvent.click(screen.getByRole('link', { name: 'First' }));
  await screen.findByRole('button', { name: 'Retry' });
});

test('One more try renders what can be rendered by then', async () => {
  expectConsoleOutput(/Job 1 cannot be rendered/);
  damaged.clear();
  damaged.add('1');
  open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fireEvent.click(retry);
  expect(screen.queryByRole('heading')).toBeNull();
  damaged.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Job 1' });
});
