import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { Button, ButtonLink } from '@fursa/shared/ui';
import { messages } from './messages.ts';
import { reportHash } from './report-draft.ts';

export interface ReportSignInProps {
  /** Of what is to be reported. */
  readonly id: string;
  readonly onClose: () => void;
}

/** For visitors: the way to sign in that comes back to the open dialog. */
export function ReportSignIn({ id, onClose }: ReportSignInProps) {
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search + reportHash(id) };
  return (
    <>
      <p className="mt-2 text-muted">{text.signInText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={paths.login} state={state} variant="primary">
          {text.signIn}
        </ButtonLink>
        <Button onClick={onClose}>{text.cancel}</Button>
      </div>
    </>
  );
}
