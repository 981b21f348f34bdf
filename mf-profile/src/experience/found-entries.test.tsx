import { useAuthStore } from '@fursa/shared/session';
import { signUpEach } from '@fursa/shared/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FoundEntries } from './components/found-entries.tsx';
import type { FoundEntries as Facts } from './model/merge-entries.ts';

signUpEach();

const blank = { startDate: null, endDate: null, isCurrent: false };
const facts: Facts = {
  work: ['Tembo Foods', 'Simba Stores', 'TEMBO FOODS'].map((name) => ({
    ...blank,
    name,
    position: 'Cashier',
    location: null,
    summary: null,
    highlights: [],
    line: `Cashier at ${name}`,
  })),
  education: [{ ...blank, institution: 'Kisumu Polytechnic', area: null, studyType: 'Diploma', line: 'Diploma' }],
};

function Review({ facts }: { readonly facts: Facts }) {
  const [refused, setRefused] = useState<readonly string[]>([]);
  return (
    <FoundEntries
      userId={useAuthStore.getState().user?.id ?? ''}
      review={{ facts, refused }}
      onRefuse={(key) => setRefused([...refused, key])}
    />
  );
}

function open(found: Facts = facts) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Review facts={found} />
    </QueryClientProvider>,
  );
}

function rows(): (string | null | undefined)[] {
  const list = screen.queryByRole('list');
  return list === null
    ? []
    : within(list)
        .queryAllByRole('listitem')
        .map((row) => row.textContent);
}

test('What was not found of a job is named', async () => {
  const [job] = facts.work;
  if (job === undefined) throw new Error('There is a job.');
  open({
    work: [
      { ...job, name: null, startDate: '2019', isCurrent: true },
      { ...job, position: null },
    ],
    education: [],
  });
  await screen.findByRole('heading', { name: 'Work and education in your CV' });
  expect(rows()).toEqual([
    'CashierWork · 2019 – now · Not found: employerCashier at Tembo Foods',
    'Tembo FoodsWork · Not found: position, datesCashier at Tembo Foods',
  ]);
});

test('Entries found in the CV are added one by one, dismissed, or added at once, each once', async () => {
  open();
  await screen.findByRole('heading', { name: 'Work and education in your CV' });
  expect(rows()).toEqual([
    'Cashier, Tembo FoodsWork · Not found: datesCashier at Tembo Foods',
    'Cashier, Simba StoresWork · Not found: datesCashier at Simba Stores',
    'Diploma, Kisumu PolytechnicEducationDiploma',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Leave out Cashier, Simba Stores' }));
  // The second press of a double press, which finds the next row there.
  fireEvent.click(screen.getByRole('button', { name: 'Leave out Diploma, Kisumu Polytechnic' }), { detail: 2 });
  expect(rows()).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Add all 2 entries' }));
  await screen.findByText('2 entries were added.');
  await waitFor(() => expect(rows()).toEqual([]));
  expect(document.activeElement?.textContent).toBe('Work and education in your CV');
});
