import { onAnyEvent } from '@fursa/shared/contract';
import { createMemoryRouter, Link, Outlet, RouterProvider } from '@fursa/shared/router';
import { expectConsoleOutput } from '@fursa/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { PagesAfterPages, useNoteLeft } from './left-page.tsx';

type Leave = 'at once' | 'later' | 'quietly';

function LeavingPage({ leave }: { readonly leave: Leave }) {
  useNoteLeft('mf-jobs');
  useLayoutEffect(
    () => () => {
      if (leave === 'at once') throw new Error('Left in a hurry');
    },
    [leave],
  );
  useEffect(
    () => () => {
      if (leave === 'later') throw new Error('Left in a hurry');
    },
    [leave],
  );
  return <h1>A page</h1>;
}

function BrokenPage(): never {
  throw new Error('The next page is broken as well');
}

function open(leave: Leave) {
  const failures: unknown[] = [];
  onTestFinished(
    onAnyEvent(({ name, detail }) => {
      if (name === 'shell:remote-failed') failures.push(detail);
    }),
  );
  const links = (
    <>
      <Link to="/next">Next</Link>
      <Link to="/broken">Broken</Link>
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <LeavingPage leave={leave} /> },
    { path: '/next', element: <h1>The next page</h1> },
    { path: '/broken', element: <BrokenPage /> },
  ];
  const pages = { element: <PagesAfterPages />, errorElement: <h1>Something is wrong with the product</h1>, children };
  render(<RouterProvider router={createMemoryRouter([{ element: links, children: [pages] }])} />);
  return failures;
}

test.each(['at once', 'later'] as const)(
  'A page that throws when it is left, %s, is named and leaves the next one alone',
  async (leave) => {
    expectConsoleOutput(/Left in a hurry/);
    const failures = open(leave);
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next' })));
    await screen.findByRole('heading', { name: 'The next page' });
    expect(failures).toEqual([{ remote: 'mf-jobs', stage: 'render', message: 'Left in a hurry' }]);
  },
);

test('A page of the product that cannot be shown says so, also after one that threw when it was left', async () => {
  expectConsoleOutput(/Left in a hurry|The next page is broken/);
  open('at once');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Broken' })));
  await screen.findByRole('heading', { name: 'Something is wrong with the product' });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next' })));
  await screen.findByRole('heading', { name: 'The next page' });
});

test.each(['Broken', 'Next'])(
  'A page of the product that fails by itself is no failure of the remote left before (%s)',
  async (first) => {
    expectConsoleOutput(/The next page is broken/);
    const failures = open('quietly');
    await act(async () => fireEvent.click(screen.getByRole('link', { name: first })));
    if (first === 'Next') await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Broken' })));
    await screen.findByRole('heading', { name: 'Something is wrong with the product' });
    expect(failures).toEqual([]);
  },
);
