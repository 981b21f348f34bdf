import { type LoginState, paths } from '@fursa/shared/contract';
import { Navigate, useLocation } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import type { ReactNode } from 'react';

/** Sends signed-out visitors to sign in and tells the sign-in page where they were going. */
export function ProtectedPage({ children }: { readonly children: ReactNode }) {
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { pathname, search, hash } = useLocation();
  if (isAuthenticated) return children;
  const state: LoginState = { from: pathname + search + hash };
  return <Navigate to={paths.login} replace state={state} />;
}
