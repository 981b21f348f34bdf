import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { Button, ButtonLink } from '@fursa/shared/ui';
import type { Listing } from '../listing/model/listing.ts';
import { reportHash } from './report.ts';
import { reportMessages } from './report-messages.ts';

export interface ReportSignInProps {
  readonly listing: Listing;
  readonly onClose: () => void;
}

/** For visitors: the way to sign in that comes back to the open dialog. */
export function ReportSignIn({ listing, onClose }: ReportSignInProps) {
  const text = useMessages(reportMessages);
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search + reportHash(listing) };
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
