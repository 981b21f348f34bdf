import { useState } from 'react';
import { isOwnPicture } from '../data/picture-address.ts';

export interface CompanyLogoProps {
  readonly src: string | null;
}

/**
 * The company's logo, or the default one where there is none, it is kept elsewhere, or it does not load. Decoration: the name
 * stands beside it.
 */
export function CompanyLogo({ src }: CompanyLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === null || src === failedSrc || !isOwnPicture(src)) return <DefaultLogo />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a picture that does not load is no interaction.
    <img
      src={src}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="size-12 shrink-0 rounded-md border border-line bg-white object-contain"
      onError={() => setFailedSrc(src)}
    />
  );
}

/** A shop under its striped awning, in the colours of the theme. */
function DefaultLogo() {
  return (
    <svg aria-hidden="true" data-testid="default-logo" viewBox="0 0 48 48" className="size-12 shrink-0" fill="none">
      <rect width="48" height="48" rx="8" className="fill-primary-soft" />
      <path d="M12 24V37H36V24" className="fill-surface stroke-primary" strokeWidth="2" strokeLinejoin="round" />
      <path d="M16 28H25V33H16ZM29 37V28H33V37Z" className="fill-primary" />
      <path
        d="M12 11H36L40 22A4 4 0 0 1 32 22A4 4 0 0 1 24 22A4 4 0 0 1 16 22A4 4 0 0 1 8 22Z"
        className="fill-primary"
      />
      <path d="M18 11H24V22A4 4 0 0 1 16 22ZM30 11H36L40 22A4 4 0 0 1 32 22Z" className="fill-danger" />
    </svg>
  );
}
