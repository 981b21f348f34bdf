import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ButtonAnchor } from './button-anchor.tsx';

test('A link out of the product says that it opens a new tab, which learns nothing about the page it came from', () => {
  render(<ButtonAnchor href="https://jobs.example.com/7">View Details</ButtonAnchor>);
  const link = screen.getByRole('link', { name: 'View Details (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://jobs.example.com/7');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test.each(['javascript:alert(1)', '/jobs', '', undefined])(
  'The address %j is not made a link, the place of the link says so',
  (address) => {
    render(<ButtonAnchor href={address}>Website</ButtonAnchor>);
    const link = screen.getByRole('link', { name: 'Website' });
    expect(link.hasAttribute('href')).toBe(false);
    expect(link.getAttribute('aria-disabled')).toBe('true');
  },
);
