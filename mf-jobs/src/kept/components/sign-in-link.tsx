import { type LoginState, paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { ButtonLink, type ButtonVariant } from '@fursa/shared/ui';
import type { ReactNode } from 'react';
import type { Listing } from '../../listing/model/listing.ts';
import { keepMessages } from '../keep-messages.ts';

export interface SignInLinkProps {
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  /** Shown instead of the label, which is then its name. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly listing: Listing;
}

/** Stands where a visitor would find a button for members; after sign-in it leads back here. */
export function SignInLink({ label, listing, variant, icon, className }: SignInLinkProps) {
  const text = useMessages(keepMessages);
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <ButtonLink
      to={paths.login}
      state={state}
      aria-label={text.of(label, listing.title)}
      variant={variant}
      className={className}
    >
      {icon ?? label}
    </ButtonLink>
  );
}
