import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar, Initials } from './avatar.tsx';

test.each([
  ['Amina Wanjiru Otieno', 'AO'],
  ['amina', 'A'],
  ['  Amina   Otieno ', 'AO'],
  ['Amina (Mia) Otieno', 'AO'],
  ['Zoë Ömer', 'ZÖ'],
  ['𝔄mina 🌍 Otieno', '𝔄O'],
  ['🌍', ''],
  ['', ''],
])('The initials of %j are %j', (name, initials) => {
  const { container } = render(<Initials name={name} />);
  expect(container.textContent).toBe(initials);
});

test('A picture that does not load gives way to the initials, and a new one gets its chance', () => {
  const { container, rerender } = render(<Avatar name="Amina Otieno" src="/gone.png" />);
  const picture = screen.getByAltText('');
  fireEvent.error(picture);
  expect(container.textContent).toBe('AO');
  rerender(<Avatar name="Amina Otieno" src="/new.png" />);
  expect(screen.getByAltText('').getAttribute('src')).toBe('/new.png');
});
