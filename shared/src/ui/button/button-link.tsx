import { Link, type LinkProps } from '../../router/index.ts';
import { type ButtonVariant, buttonClasses } from './button-classes.ts';

export interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant | undefined;
}

/** A link to another page of the product that looks like a button. */
export function ButtonLink({ variant = 'secondary', className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={buttonClasses({ variant, className })} />;
}
