import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonLink } from '@fursa/shared/ui';
import { messages } from './messages.ts';

export function CallToAction() {
  const text = useMessages(messages).callToAction;
  return (
    <section
      aria-labelledby="call-to-action-title"
      className="flex flex-col items-start gap-4 rounded-lg border border-transparent bg-primary-soft p-6 in-data-[contrast=high]:border-line md:p-12"
    >
      <h2 id="call-to-action-title" className="text-2xl font-semibold">
        {text.title}
      </h2>
      <p className="max-w-line">{text.text}</p>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap">
        <ButtonLink to={paths.register}>{text.create}</ButtonLink>
        <ButtonLink to={paths.login} variant="quiet">
          {text.signIn}
        </ButtonLink>
      </div>
    </section>
  );
}
