import { ownProfileQueryOptions } from '@fursa/shared/backend';
import { HomeLink } from '@fursa/shared/bundled/home-link';
import { notificationsKey, paths } from '@fursa/shared/contract';
import { useLanguage, useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { createFormats } from '@fursa/shared/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { manifest } from '../manifest.ts';
import { getMatchNotifications } from '../match/match-notification.ts';
import { closingJobsQueryOptions } from './data/closing-jobs.ts';

const { number, plural } = createFormats('en');

/** On the strip above the landing page. */
const messages = defineMessages({
  en: {
    closing: (count: number) =>
      plural(count, { one: '1 saved job closes soon', other: `${number(count)} saved jobs close soon` }),
  },
});

/** New matches, in the words and the number of the bell, and saved jobs that close soon. Nothing where there is neither. */
export function HomePanel({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const language = useLanguage();
  // Where the bell keeps its answer: one question for both.
  const news = useQuery({
    queryKey: [...notificationsKey(manifest.name), userId, language],
    queryFn: ({ signal, client }) =>
      getMatchNotifications({
        userId,
        language,
        signal,
        readOwnProfile: () => client.fetchQuery(ownProfileQueryOptions(userId)),
      }),
    staleTime: 60_000,
  });
  const closing = useQuery(closingJobsQueryOptions(userId));
  return (
    <>
      {news.data?.map(({ id, title }) => (
        <HomeLink key={id} to={paths.jobMatch}>
          {title}
        </HomeLink>
      ))}
      {closing.data !== undefined && closing.data > 0 && (
        <HomeLink to={`${paths.jobs}?view=saved`}>{text.closing(closing.data)}</HomeLink>
      )}
    </>
  );
}
