import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonLink, Page, PageHeading } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';

export function AssistantPage() {
  const text = useMessages(messages).assistant;
  return (
    <Page width="text">
      <PageHeading title={text.title} lead={text.lead} />
      <div>
        <ButtonLink to={paths.profile} variant="secondary">
          {text.viewProfile}
        </ButtonLink>
      </div>
    </Page>
  );
}
