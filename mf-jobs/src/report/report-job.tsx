import { useMessages } from '@fursa/shared/i18n';
import { useLocation } from '@fursa/shared/router';
import { useAuthStore } from '@fursa/shared/session';
import { Button } from '@fursa/shared/ui';
import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Listing } from '../listing/model/listing.ts';
import { emptyReport, reportHash } from './report.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportForm } from './report-form.tsx';
import { reportMessages } from './report-messages.ts';
import { ReportSignIn } from './report-sign-in.tsx';

export interface ReportJobProps {
  readonly listing: Listing;
}

/** Opens the dialog in which a job is reported. What was written in it outlives its being closed. */
export function ReportJob({ listing }: ReportJobProps) {
  const text = useMessages(reportMessages);
  const isAuthenticated = useAuthStore((state) => state.isAuthenticated);
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === reportHash(listing) && isAuthenticated);
  const [draft, setDraft] = useState(emptyReport);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        className="font-normal! text-muted! text-sm"
        aria-label={text.openOf(listing.title)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {text.open}
      </Button>
      {isOpen && (
        <ReportDialog title={text.title} onClose={close} opener={opener}>
          {isAuthenticated ? (
            <ReportForm listing={listing} draft={draft} onDraft={setDraft} onClose={close} />
          ) : (
            <ReportSignIn listing={listing} onClose={close} />
          )}
        </ReportDialog>
      )}
    </>
  );
}
