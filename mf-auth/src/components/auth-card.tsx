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

/** A step smaller than on a page of full width: a heading of three lines would push the form below the fold. */
const headingSizes = '[&_h1]:text-xl [&_h1+p]:text-base md:[&_h1]:text-2xl md:[&_h1+p]:text-lg';

/** The narrow column that every page of an account shares. */
export function AuthCard({ title, lead, isFollowUp = false, children, footer }: AuthCardProps) {
  const texts = useMessages(messages);

  useEffect(() => {
    if (isFollowUp) document.getElementById(pageHeadingId)?.focus();
  }, [isFollowUp]);

  return (
    <div className={`mx-auto flex w-full max-w-[26rem] flex-col gap-4 px-4 py-4 md:gap-6 md:py-12 ${headingSizes}`}>
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
