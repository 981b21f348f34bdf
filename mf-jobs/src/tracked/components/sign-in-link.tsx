import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { ButtonLink, type ButtonVariant } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import type { Job } from '../../job/model/job.ts';
import { trackMessages } from '../track-messages.ts';

export interface SignInLinkProps {
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  /** Shown instead of the label, which is then its name. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly job: Job;
}

/** Stands where a visitor would find a button for members; after sign-in it leads back here. */
export function SignInLink({ label, job, variant, icon, className }: SignInLinkProps) {
  const text = useMessages(trackMessages);
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <ButtonLink
      to={paths.login}
      state={state}
      aria-label={text.of(label, job.title)}
      variant={variant}
      className={className}
    >
      {icon ?? label}
    </ButtonLink>
  );
}
