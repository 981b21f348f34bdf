import { useState } from 'react';

export interface CompanyLogoProps {
  readonly src: string | null;
}

/** The company's logo, or the default one where there is none or it does not load. Decoration: the name stands beside it. */
export function CompanyLogo({ src }: CompanyLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (src === null || src === failedSrc) return <DefaultLogo />;
  return (
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

/** A house front with a band of beadwork, in the colours of the theme. */
function DefaultLogo() {
  return (
    <svg aria-hidden="true" data-testid="default-logo" viewBox="0 0 48 48" className="size-12 shrink-0" fill="none">
      <rect width="48" height="48" rx="8" className="fill-primary-soft" />
      <path
        d="M13 38V14L24 9L35 14V38Z"
        className="fill-surface stroke-primary"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M13 20L18.5 15.5L24 20L29.5 15.5L35 20L29.5 24.5L24 20L18.5 24.5Z" className="fill-primary" />
      <path d="M17 29H21V33H17ZM27 29H31V33H27Z" className="fill-danger" />
      <path d="M22 38V29H26V38Z" className="fill-primary" />
    </svg>
  );
}
