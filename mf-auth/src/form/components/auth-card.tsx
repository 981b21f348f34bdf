import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { Card, focusPageHeading, pageHeadingId } from '@fursa/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { messages } from '../messages.ts';

interface AuthCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
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
    if (isFollowUp) focusPageHeading({ preventScroll: false });
  }, [isFollowUp]);

  return (
    <div className="mx-auto flex w-full max-w-[26rem] flex-col gap-4 px-4 py-4 md:gap-6 md:py-12">
      <Link
        to={paths.home}
        translate="no"
        className="self-center text-[1.375rem] font-[650] tracking-tight text-primary no-underline"
      >
        {texts.product}
      </Link>
      <Card>
        <div className="flex flex-col gap-6">
          <CardHeading title={title} lead={lead} />
          {children}
        </div>
      </Card>
      {footer === undefined ? null : <p className="text-center text-muted">{footer}</p>}
    </div>
  );
}

/** A step smaller than on a page of full width: a heading of three lines would push the form below the fold. */
function CardHeading({ title, lead }: Pick<AuthCardProps, 'title'> & { readonly lead: ReactNode }) {
  return (
    <div>
      <h1 id={pageHeadingId} tabIndex={-1} className="text-xl outline-none md:text-2xl">
        {title}
      </h1>
      {lead === undefined ? null : <p className="mt-2 text-base text-muted md:text-lg">{lead}</p>}
    </div>
  );
}
