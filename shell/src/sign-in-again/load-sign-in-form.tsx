import type { ComponentType, ReactNode } from 'react';
import { readRegistry } from '../composition/page-registry.ts';
import { RemoteBoundary } from '../composition/remote-boundary.tsx';

interface SignInFormProps {
  readonly email: string;
  /** Shown where the form breaks. */
  readonly fallback: (retry: () => void) => ReactNode;
}

/** The form of the remote that fills the slot; which one that is, the registry is asked at each attempt. */
export async function loadSignInForm(): Promise<ComponentType<SignInFormProps>> {
  const remote = readRegistry().remotes.find(({ slots }) => slots.includes('sign-in-dialog'));
  if (!remote) throw new Error('No remote fills the slot sign-in-dialog');
  // Where the slots of the frame have it from: shared by two chunks it would be one of its own.
  const { loadSlot } = await import(/* webpackChunkName: "remote-base" */ '../composition/load-slot.ts');
  const Form = await loadSlot(remote, 'sign-in-dialog');
  return ({ email, fallback }) => (
    <RemoteBoundary remote={remote} fallback={fallback}>
      <Form email={email} />
    </RemoteBoundary>
  );
}
