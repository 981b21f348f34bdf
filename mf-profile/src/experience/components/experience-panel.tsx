import { useMessages } from '@fursa/shared/i18n';
import { ErrorPanel, LoadingRegion, Skeleton } from '@fursa/shared/ui';
import { useResume } from '../data/change-entries.ts';
import { experienceMessages } from '../messages.ts';
import { EntrySection } from './entry-section.tsx';
import { useEntryEditor } from './use-entry-editor.ts';

/** Work and education, below the skills. */
export function ExperiencePanel({ userId }: { readonly userId: string }) {
  const text = useMessages(experienceMessages);
  const { resume, isError, refetch } = useResume(userId);
  const editor = useEntryEditor(userId);
  if (resume === undefined && isError) {
    return (
      <ErrorPanel title={text.loadFailed} onRetry={() => void refetch()}>
        {null}
      </ErrorPanel>
    );
  }
  if (resume === undefined) {
    return (
      <LoadingRegion label={text.loading} className="flex flex-col gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </LoadingRegion>
    );
  }
  return (
    <>
      <EntrySection section="work" entries={resume.work} editor={editor} />
      <EntrySection section="education" entries={resume.education} editor={editor} />
    </>
  );
}
