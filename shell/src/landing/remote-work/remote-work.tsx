import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonLink, useLazyPart } from '@fursa/shared/ui';
import { useIsIdle } from '../../when-idle.ts';
import { messages } from '../messages.ts';

// In the file that an idle page fetches anyway.
const loadJobs = () =>
  import(/* webpackChunkName: "idle-parts" */ './newest-remote-jobs.tsx').then((module) => module.NewestRemoteJobs);

export function RemoteWork() {
  const text = useMessages(messages).remoteWork;
  const Jobs = useLazyPart(loadJobs, { isNeeded: useIsIdle(), onFailure: 'retry' });
  return (
    <section aria-labelledby="remote-work-title" className="flex flex-col items-start gap-4">
      <h2 id="remote-work-title" className="text-2xl">
        {text.title}
      </h2>
      <p className="max-w-line text-muted">{text.text}</p>
      {/* The place of three jobs, so that nothing below moves when they come. */}
      <div className="min-h-54 w-full">{Jobs && <Jobs />}</div>
      <ButtonLink to={paths.remoteJobs}>{text.explore}</ButtonLink>
    </section>
  );
}
