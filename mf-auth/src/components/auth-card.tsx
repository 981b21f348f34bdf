import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { Card, PageHeading, pageHeadingId } from '@fursa/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../messages/index.ts';

interface AuthCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /**
   * Takes the place of another view of the same page: the heading takes the focus, which nobody moves when the address
   * stays as it is.
   */
  readonly isFollowUp?: boolean;
  /** The way to the other page, below the card. */
  readonly footer?: ReactNode;
}

/** The narrow column that every page of an account shares. */
export function AuthCard({ title, lead, isFollowUp = false, children, footer }: AuthCardProps) {
  const texts = useMessages(messages);

  useEffect(() => {
    if (isFollowUp) document.getElementById(pageHeadingId)?.focus();
  }, [isFollowUp]);

  return (
    <div className="mx-auto flex w-full max-w-[26rem] flex-col gap-6 px-4 py-8 md:py-12">
      <Link to={paths.home} className="self-center text-[1.375rem] font-[650] tracking-tight text-primary no-underline">
        {texts.product}
      </Link>
      <Card>
        <div className="flex flex-col gap-6">
          <PageHeading title={title} {...(lead === undefined ? {} : { lead })} />
          {children}
        </div>
      </Card>
      {footer === undefined ? null : <p className="text-center text-muted">{footer}</p>}
    </div>
  );
}
