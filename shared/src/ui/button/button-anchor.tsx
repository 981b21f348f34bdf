import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isWebAddress } from '../../contract/parse-url.ts';
import { useUiMessages } from '../messages.ts';
import { type ButtonVariant, buttonClasses } from './button-classes.ts';

export interface ButtonAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'role'> {
  /**
   * Address outside the product. Without one, or with anything but http and https, there is a disabled link: other
   * addresses can run code.
   */
  readonly href: string | undefined;
  readonly variant?: ButtonVariant | undefined;
}

/** A link that leaves the product, in a new tab, and says so. */
export function ButtonAnchor({ href, variant = 'secondary', className, children, ...native }: ButtonAnchorProps) {
  const messages = useUiMessages();
  if (href === undefined || !isWebAddress(href)) {
    return (
      <a
        {...native}
        role="link"
        aria-disabled="true"
        className={buttonClasses({ variant, isActive: false, className })}
      >
        {children}
      </a>
    );
  }
  return (
    <a
      {...native}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ variant, className })}
    >
      <span className="ui contents">{children}</span> <ExternalLink aria-hidden="true" className="ui size-4 shrink-0" />
      <span className="ui sr-only">{messages.opensInNewTab}</span>
    </a>
  );
}
