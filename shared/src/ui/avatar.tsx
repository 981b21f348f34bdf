import { UserRound } from 'lucide-react';
import { useState } from 'react';

export interface AvatarProps {
  /** Whose picture it is; the initials are taken from it. */
  readonly name: string;
  readonly src?: string | undefined;
  /** 44 px as a rule, 72 px for `large`. */
  readonly size?: AvatarSize | undefined;
}

export type AvatarSize = 'regular' | 'large';

const sizes: Readonly<Record<AvatarSize, string>> = { regular: 'size-11', large: 'size-18 text-2xl' };

const frame =
  'ui inline-flex shrink-0 items-center justify-center rounded-full border border-transparent in-data-[contrast=high]:border-current';

/** A person's picture, or their initials. Decoration: print the name beside it, or label the button around it. */
export function Avatar({ name, src, size = 'regular' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (!src || src === failedSrc) return <Initials name={name} size={size} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a picture that does not load is no interaction.
    <img
      src={src}
      alt=""
      width={size === 'large' ? 72 : 44}
      height={size === 'large' ? 72 : 44}
      decoding="async"
      className={`${frame} ${sizes[size]} bg-fill object-cover`}
      onError={() => setFailedSrc(src)}
    />
  );
}

/** First letters of the first and the last name. */
export function Initials({ name, size = 'regular' }: Pick<AvatarProps, 'name' | 'size'>) {
  const letters = findInitials(name);
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={`${frame} ${sizes[size]} bg-primary-soft font-semibold whitespace-nowrap text-primary select-none`}
    >
      {letters === '' ? <UserRound className={`ui ${size === 'large' ? 'size-8' : 'size-5'}`} /> : letters}
    </span>
  );
}

function findInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const wanted = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return wanted
    .map((word) => [...(word ?? '')][0])
    .join('')
    .toUpperCase();
}
