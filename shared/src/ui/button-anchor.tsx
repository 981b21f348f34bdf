import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClasses } from './button-classes.ts';
import { useUiMessages } from './use-ui-messages.ts';

export interface ButtonAnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Address outside the product. Anything but http and https is not made a link: such addresses can run code. */
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
}

/** A link that leaves the product, in a new tab, and says so. */
export function ButtonAnchor({ href, variant = 'secondary', className, children, ...native }: ButtonAnchorProps) {
  const messages = useUiMessages();
  return (
    <a
      {...native}
      href={isWebAddress(href) ? href : undefined}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses(variant, className)}
    >
      {children} <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">{messages.opensInNewTab}</span>
    </a>
  );
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
