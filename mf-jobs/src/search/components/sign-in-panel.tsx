import type { LoginState } from '@fursa/shared/contract';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { ButtonLink, EmptyPanel } from '@fursa/shared/ui';
import { messages } from '../messages.ts';

/** Where the backend shows jobs to signed-in people only; leads back here after sign-in. */
export function SignInPanel() {
  const text = useMessages(messages).signIn;
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <EmptyPanel
      title={text.title}
      action={
        <ButtonLink to={paths.login} state={state} variant="primary">
          {text.action}
        </ButtonLink>
      }
    >
      {text.advice}
    </EmptyPanel>
  );
}
