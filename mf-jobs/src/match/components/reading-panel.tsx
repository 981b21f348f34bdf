import { useMessages } from '@fursa/shared/i18n';
import { jobMatchMessages } from '../messages.ts';
import { ListHeading } from './list-heading.tsx';
import { MatchSkeletons } from './match-skeletons.tsx';

/** Where the matches will be once a CV has been read for the first time. */
export function ReadingPanel() {
  const text = useMessages(jobMatchMessages);
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <ListHeading>{text.reading}</ListHeading>
      <MatchSkeletons />
    </div>
  );
}
