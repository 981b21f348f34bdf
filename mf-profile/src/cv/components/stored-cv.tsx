import type { AppError } from '@fursa/shared/backend';
import { ConfirmedButton } from '@fursa/shared/bundled/confirmed-button';
import { TextLink } from '@fursa/shared/bundled/text-link';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, FileText } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { findReason } from '../../details/model/find-reason.ts';
import { messages } from '../../messages.ts';
import { type CvDocument, createCvLink, deleteCv, showCvDocument } from '../data/cv-document.ts';
import { showCvReview } from '../data/cv-review.ts';
import { forgetCvUpload } from '../data/cv-upload.ts';
import { cvMessages } from '../messages.ts';
import { toShownName } from '../model/cv-file.ts';

export interface StoredCvProps {
  readonly userId: string;
  readonly document: CvDocument;
}

/** The CV that the profile has: what it is, a way to look at it, a way to be rid of it. */
export function StoredCv({ userId, document }: StoredCvProps) {
  const text = useMessages(cvMessages);
  const { reasons } = useMessages(messages);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const view = useMutation<void, AppError>({
    mutationFn: () => openCv(document),
    onError: (error) => setProblem(text.downloadFailed(findReason(error, reasons))),
  });
  const remove = useMutation<void, AppError>({
    mutationFn: () => deleteCv(userId, document),
    onSuccess: async () => {
      forgetCvUpload();
      showToast({ title: text.deleted });
      showCvReview(queryClient, userId, null);
      await showCvDocument(queryClient, userId, null);
    },
    onError: (error) => setProblem(text.deleteFailed(findReason(error, reasons))),
  });

  function handleView(event: MouseEvent): void {
    event.preventDefault();
    setProblem(undefined);
    view.mutate();
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <FileText aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
        <div className="min-w-0">
          <p dir="auto" translate="no" className="wrap-anywhere font-semibold">
            {toShownName(document.path)}
          </p>
          <p className="text-muted text-sm">
            {text.size(document.sizeBytes / 1000)} · {text.uploadedOn(document.updatedAt)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {/* The address that opens it is made at the press and lives a minute. */}
        <TextLink to="?tab=documents" isApart onClick={handleView}>
          {text.view}
          <ExternalLink aria-hidden="true" className="size-4" />
        </TextLink>
        <ConfirmedButton
          question={text.deleteQuestion}
          confirm={text.delete}
          keep={text.keep}
          busy={remove.isPending}
          onConfirm={() => {
            setProblem(undefined);
            remove.mutate();
          }}
        >
          {remove.isPending ? text.deleting : text.delete}
        </ConfirmedButton>
      </div>
      {problem !== undefined && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A PDF in a tab of its own, which has to be opened at the press: later it would count as a pop-up. */
async function openCv(document: CvDocument): Promise<void> {
  const tab = document.path.toLowerCase().endsWith('.pdf') ? window.open('about:blank', '_blank') : window;
  try {
    const link = await createCvLink(document);
    if (tab === null) window.location.assign(link);
    else {
      if (tab !== window) tab.opener = null;
      tab.location.replace(link);
    }
  } catch (error) {
    if (tab !== window) tab?.close();
    throw error;
  }
}
