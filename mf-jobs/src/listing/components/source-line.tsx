import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import type { Listing } from '../model/listing.ts';

export interface SourceLineProps {
  readonly listing: Pick<Listing, 'isLocal' | 'isDemo' | 'attribution' | 'source'>;
}

/** Where a posting comes from: here, or a feed in the words its terms ask for. */
export function SourceLine({ listing }: SourceLineProps) {
  const text = useMessages(messages).source;
  return <p className="text-muted text-sm">{describe()}</p>;

  function describe(): string {
    if (listing.isLocal) return listing.isDemo ? text.demo : text.local;
    return listing.attribution ?? text.feed(listing.source);
  }
}
