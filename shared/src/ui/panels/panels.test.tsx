import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pageHeadingId } from '../page.tsx';
import { PageHeading } from '../page-heading.tsx';
import { CardSkeleton, LoadingRegion } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Card } from './card.tsx';
import { EmptyPanel } from './empty-panel.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { Notice } from './notice.tsx';

test('A page heading can take the focus and is no stop for the Tab key', async () => {
  render(<PageHeading title="Jobs" lead="Work across Kenya" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Jobs' });
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  document.getElementById(pageHeadingId)?.focus();
  expect(document.activeElement).toBe(heading);
});

test('An error is announced and can be retried', async () => {
  const onRetry = vi.fn();
  render(
    <ErrorPanel title="Error loading jobs" onRetry={onRetry}>
      The server did not answer.
    </ErrorPanel>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Error loading jobs');
  expect(alert.textContent).toContain('The server did not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('An error that cannot be retried offers no button', () => {
  render(<ErrorPanel title="Error" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('The button of an error can be called something else', () => {
  render(<ErrorPanel title="Error" onRetry={() => undefined} retryLabel="Retry" />);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('An empty list says so under a heading and what to do next', () => {
  render(
    <EmptyPanel title="No jobs found" action={<button type="button">Clear filters</button>}>
      Try fewer filters.
    </EmptyPanel>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No jobs found' })).toBeDefined();
  expect(screen.getByText('Try fewer filters.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
});

test('Waiting is announced by what is waited for', () => {
  render(<Spinner label="Loading opportunities from across Kenya..." />);
  expect(screen.getByRole('status').textContent).toBe('Loading opportunities from across Kenya...');
});

test('Skeletons are for the eye, their sentence is for screen readers', () => {
  render(
    <LoadingRegion label="Loading jobs">
      <CardSkeleton />
    </LoadingRegion>,
  );
  const region = screen.getByRole('status', { busy: true });
  expect(region.textContent).toBe('Loading jobs');
  expect(region.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

test('A notice that appears later can be announced', () => {
  render(
    <Notice tone="warning" title="Demo data" role="status">
      These jobs are made up.
    </Notice>,
  );
  expect(screen.getByRole('status').textContent).toBe('Demo dataThese jobs are made up.');
});

test('A card is the element its place asks for', () => {
  render(
    <ul>
      <Card as="li">One</Card>
    </ul>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('One');
});
