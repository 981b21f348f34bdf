import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

interface AnyFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly labelHidden?: boolean;
  readonly name?: string;
  readonly className?: string;
  readonly 'aria-describedby'?: string;
  readonly ref?: (element: HTMLElement | null) => void;
}

const fields: readonly (readonly [string, ComponentType<AnyFieldProps>])[] = [
  ['TextField', TextField],
  ['TextAreaField', TextAreaField],
  ['PasswordField', PasswordField],
  ['SearchField', SearchField],
  ['SelectField', SelectField],
];

describe.each(fields)('%s', (_, Field) => {
  test('Is found by its label, and two with one label stay apart', () => {
    render(
      <>
        <Field label="Town" name="a" />
        <Field label="Town" name="b" />
      </>,
    );
    expect(screen.getAllByLabelText('Town').map((control) => control.getAttribute('name'))).toEqual(['a', 'b']);
  });

  test('Keeps a hidden label for screen readers', () => {
    render(<Field label="Town" labelHidden />);
    expect(screen.getByLabelText('Town')).toBeDefined();
    expect([...screen.getByText('Town').classList]).toContain('sr-only');
  });

  test('Is not called invalid and describes nothing while there is nothing to say', () => {
    render(<Field label="Town" />);
    const control = screen.getByLabelText('Town');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
  });

  test('Reads out what it was given, its help and its error, in that order', () => {
    render(
      <>
        <p id="outside">For your profile.</p>
        <Field label="Town" help="Where you live." error="Enter a town." aria-describedby="outside" />
      </>,
    );
    const control = screen.getByLabelText('Town');
    expect(describedAs(control)).toBe('For your profile. Where you live. Error: Enter a town.');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  test('Hands its control to the ref, so that a form can read and focus it', () => {
    const ref = vi.fn();
    render(<Field label="Town" ref={ref} />);
    expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Town'));
  });

  test('Takes class names for the place of the whole field', () => {
    render(<Field label="Town" className="mt-4" />);
    expect(screen.getByText('Town').parentElement?.className).toContain('mt-4');
    expect(screen.getByLabelText('Town').className).not.toContain('mt-4');
  });
});

test('A password can be shown and hidden by keyboard without losing it', async () => {
  render(<PasswordField label="Password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'secret');
  expect(input.type).toBe('password');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.keyboard('{Enter}');
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('secret');
});

test('Looking at the password does not submit the form', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

function describedAs(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
