import { readPublicConfig } from '@fursa/shared/backend';
import { useState } from 'react';
import { monogramOf, type Tint, tintOf } from '../model/monogram.ts';

export interface CompanyLogoProps {
  readonly name: string;
  readonly src: string | null;
  /** On the company's own page. */
  readonly isLarge?: boolean;
}

const tintClasses: Readonly<Record<Tint, string>> = {
  soft: 'bg-primary-soft text-primary',
  solid: 'bg-primary text-on-primary',
  plain: 'bg-fill text-ink',
  dark: 'bg-ink text-canvas',
  warm: 'bg-warning-soft text-warning',
};

/**
 * The company's logo, or its monogram where there is none, it is kept elsewhere, or it does not load. Decoration: the name
 * stands beside it.
 */
export function CompanyLogo({ name, src, isLarge = false }: CompanyLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const place = `shrink-0 rounded-md border border-line ${isLarge ? 'size-16' : 'size-10'}`;
  if (src === null || src === failedSrc || !isOwnPicture(src)) {
    return (
      <span
        aria-hidden="true"
        data-testid="monogram"
        className={`${place} inline-flex select-none items-center justify-center overflow-hidden whitespace-nowrap font-semibold ${isLarge ? 'text-[length:calc(var(--spacing)*6)]' : 'text-[length:calc(var(--spacing)*4)]'} ${tintClasses[tintOf(name)]}`}
      >
        {monogramOf(name)}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a picture that does not load is no interaction.
    <img
      src={src}
      alt=""
      width={isLarge ? 64 : 40}
      height={isLarge ? 64 : 40}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={`${place} bg-white object-contain`}
      onError={() => setFailedSrc(src)}
    />
  );
}

/**
 * True for pictures at this origin and in Supabase's storage. The pages' policy refuses all others (`img-src`): their owners
 * would learn who looks at which page.
 */
function isOwnPicture(address: string): boolean {
  const { origin } = window.location;
  const storage = new URL(readPublicConfig().supabaseUrl ?? origin).origin;
  return [origin, storage].includes(new URL(address, origin).origin);
}
