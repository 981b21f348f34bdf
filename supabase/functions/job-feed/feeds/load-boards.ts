import type { Posting } from '../external-job.ts';
import type { FeedReader } from '../feed.ts';

/**
 * The postings of all boards that answer: an employer who closed its board does not cost those of the others.
 *
 * @throws what the first board threw, when none answers
 */
export async function loadBoards(
  reader: Pick<FeedReader, 'missPart'>,
  boards: readonly string[],
  load: (board: string) => Promise<readonly Posting[]>,
): Promise<readonly Posting[]> {
  const outcomes = await Promise.allSettled(boards.map(load));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (refused.length === boards.length) throw refused[0]?.reason;
  if (refused.length > 0) reader.missPart();
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
}

/** The name of an employer from that of its board, which is all that boards tell: `kijani-works` is Kijani Works. */
export function employerOf(board: string): string {
  return board
    .split(/[-_]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Only what somebody in Kenya can apply for. */
export function isWithinReach({ country, remote }: Posting): boolean {
  return country === 'ke' || remote;
}
