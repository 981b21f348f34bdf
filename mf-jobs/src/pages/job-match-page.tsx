import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { ButtonLink, Page, PageHeading } from '@fursa/shared/ui';
import { messages } from '../messages/index.ts';

export function JobMatchPage() {
  const text = useMessages(messages).jobMatch;
  return (
    <Page width="text">
      <PageHeading title={text.title} lead={text.lead} />
      <div>
        <ButtonLink to={paths.jobs} variant="primary">
          {text.viewJobs}
        </ButtonLink>
      </div>
    </Page>
  );
}
