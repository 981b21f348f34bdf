import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonLink } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';

export function RemoteWork() {
  const text = useMessages(messages).landing.remoteWork;
  return (
    <section aria-labelledby="remote-work-title" className="flex flex-col items-start gap-4">
      <h2 id="remote-work-title" className="text-2xl font-semibold">
        {text.title}
      </h2>
      <p className="max-w-line text-muted">{text.text}</p>
      <ButtonLink to={paths.remoteJobs}>{text.explore}</ButtonLink>
    </section>
  );
}
