import { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { Button, showToast } from '@fursa/shared/ui';
import { findReason } from '../../details/model/find-reason.ts';
import { messages } from '../../messages.ts';
import { type RefreshError, useRefreshSkills } from '../data/refresh-skills.ts';
import { cvMessages } from '../messages.ts';
import { problemOfReading } from '../model/cv-problem.ts';

export interface RefreshSkillsProps {
  readonly userId: string;
  /** Everything the CV says can be looked through now. */
  readonly onRead: () => void;
}

/** Reads the stored CV again, for the person to look through what it says. */
export function RefreshSkills({ userId, onRead }: RefreshSkillsProps) {
  const text = useMessages(cvMessages);
  const { reasons } = useMessages(messages);
  const refresh = useRefreshSkills(userId);

  function describe({ reason }: RefreshError): string {
    if (reason instanceof AppError) return text.downloadFailed(findReason(reason, reasons));
    switch (reason) {
      case 'no-cv':
        return text.refreshNeedsCv;
      case 'no-data':
        return text.noCvData;
      case 'invalid-address':
        return text.invalidAddress;
      case 'no-skills':
      case 'no-text':
        return text.refreshFoundNone;
      case 'not-saved':
        return text.refreshFailed;
      default:
        return problemOfReading(reason, text).text;
    }
  }

  return (
    <Button
      variant="secondary"
      busy={refresh.isPending}
      onClick={() =>
        refresh.mutate(undefined, {
          onSuccess: (count) => {
            showToast({ title: count === 0 ? text.refreshFoundNone : text.refreshed(count) });
            onRead();
          },
          onError: (error) => showToast({ variant: 'destructive', title: describe(error) }),
        })
      }
    >
      {refresh.isPending ? text.refreshing : text.refresh}
    </Button>
  );
}
