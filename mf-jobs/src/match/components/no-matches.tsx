import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonLink, EmptyPanel } from '@fursa/shared/ui';
import { jobMatchMessages } from '../messages.ts';

export interface NoMatchesProps {
  /** Why there can be none. */
  readonly children?: string;
}

/** Where the matches would be. */
export function NoMatches({ children }: NoMatchesProps) {
  const text = useMessages(jobMatchMessages);
  return (
    <EmptyPanel
      title={text.emptyTitle}
      action={
        <ButtonLink to={paths.profile} variant="primary">
          {text.editProfile}
        </ButtonLink>
      }
    >
      <p>{text.emptyText}</p>
      {children && <p>{children}</p>}
    </EmptyPanel>
  );
}
