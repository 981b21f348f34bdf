import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pageHeadingId } from '../page.tsx';
import { PageHeading } from '../page-heading.tsx';
import { CardSkeleton, LoadingRegion } from '../skeleton.tsx';
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

test('An error that cannot be retried offers no button', () => {
  render(<ErrorPanel title="Error" />);
  expect(screen.queryByRole('button')).toBeNull();
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
