import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useNavigate } from '@fursa/shared/router';
import { type Submission, showToast, useSubmit } from '@fursa/shared/ui';
import { messages } from './messages.ts';

/** Signs out, says how it went, and leads to the sign-in page. */
export function useSignOut(): Submission<void> {
  const text = useMessages(messages);
  const navigate = useNavigate();

  return useSubmit(
    async () => {
      const { signOut } = await import(/* webpackChunkName: "session-parts" */ '../data/sign-out.ts');
      await signOut();
      showToast(text.signedOut);
      // Replaces: the guard may already have put the sign-in page, with a way back, in the place of a protected one.
      await navigate(paths.login, { replace: true });
    },
    (reason) => {
      const description = backendWords(reason);
      showToast({ ...text.signOutFailed, ...(description && { description }), variant: 'destructive' });
    },
  );
}

/** Nothing where the backend said nothing. */
function backendWords(reason: unknown): string | undefined {
  if (!(reason instanceof Error) || ('code' in reason && reason.code === 'timeout')) return undefined;
  return reason.message || undefined;
}
