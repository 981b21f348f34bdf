import { type OpenedPage, openRemote } from '@fursa/shared/testing';
import { screen } from '@testing-library/react';
import { manifest } from '../manifest.ts';
import { remote } from '../remote.tsx';

export function openPage(path: string, state?: unknown): Promise<OpenedPage> {
  return openRemote({ manifest, remote }, path, state);
}

export function emailField() {
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
}

export function passwordField() {
  return screen.getByLabelText<HTMLInputElement>('Password');
}

export function submitButton() {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
}

export async function fillIn({ user }: OpenedPage, email: string, password: string) {
  await user.type(await emailField(), email);
  await user.type(passwordField(), password);
}
