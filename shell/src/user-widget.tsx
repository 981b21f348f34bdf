import type { ReactNode } from 'react';
import { readRegistry } from './composition/page-registry.ts';
import { Slot } from './composition/slot.tsx';

interface UserWidgetProps {
  readonly userId: string;
  readonly placeholder: ReactNode;
}

/** Comes with what every remote stands on: a visitor who is not signed in needs no slot. */
export function UserWidget({ userId, placeholder }: UserWidgetProps) {
  return <Slot name="user-widget" props={{ userId }} remotes={readRegistry().remotes} placeholder={placeholder} />;
}
