import type { OpenedPage, TestAccount } from '@fursa/shared/testing';
import { screen } from '@testing-library/react';

export function field(name: string) {
  return screen.getByLabelText<HTMLInputElement>(name);
}

export function submitButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Create account' });
}

export async function fillIn({ user }: OpenedPage, { name, email, password }: TestAccount) {
  await user.type(await screen.findByLabelText('Name'), name);
  await user.type(field('Email'), email);
  await user.type(field('Password'), password);
}
