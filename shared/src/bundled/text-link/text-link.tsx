import { Link, type LinkProps } from '@fursa/shared/router';

export interface TextLinkProps extends LinkProps {
  /** Whether it stands apart from a sentence, where it is as high as a finger needs. */
  readonly isApart?: boolean | undefined;
}

/** A link that looks like one, in a sentence or by itself. An address outside the product is given in full. */
export function TextLink({ isApart = false, className = '', ...link }: TextLinkProps) {
  const place = isApart ? 'flex min-h-11 w-fit items-center gap-2' : '';
  return (
    <Link
      {...link}
      className={`${place} ${className} font-semibold text-primary underline underline-offset-4 hover:text-primary-hover`}
    />
  );
}
