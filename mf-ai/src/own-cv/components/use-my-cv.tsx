import { Confirmation } from '@fursa/shared/bundled/confirmed-button';
import { TextLink } from '@fursa/shared/bundled/text-link';
import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { Button } from '@fursa/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ownCvQueryOptions } from '../data/own-cv.ts';

const en = {
  useMyCv: 'Use my CV',
  reading: 'Reading your CV...',
  none: 'There is no CV text in your profile yet.',
  upload: 'Upload a CV',
  failed: 'Your CV could not be read. Check your connection and try again.',
  replaceQuestion: 'Replace the text in the box with your CV?',
  replace: 'Replace it',
  keep: 'Keep what is there',
};

const messages = defineMessages({ en });

export interface UseMyCvProps {
  readonly userId: string;
  /** What the box holds now; it is never replaced without asking. */
  readonly present: string;
  readonly onTake: (text: string) => void;
}

type State = 'idle' | 'reading' | 'none' | 'failed' | { readonly waiting: string };

/** Takes the text of the stored CV with one press; where something else stands already it asks first. */
export function UseMyCv({ userId, present, onTake }: UseMyCvProps) {
  const text = useMessages(messages);
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>('idle');
  // Text that is typed while the CV loads counts.
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  });

  async function read(): Promise<void> {
    setState('reading');
    try {
      const cv = await queryClient.fetchQuery(ownCvQueryOptions(userId));
      if (cv === null) return setState('none');
      const written = latest.current.trim();
      if (written !== '' && written !== cv) return setState({ waiting: cv });
      onTake(cv);
      setState('idle');
    } catch {
      // The panel says what to do; the failure itself tells people nothing more.
      setState('failed');
    }
  }

  if (typeof state === 'object') {
    const take = () => {
      onTake(state.waiting);
      setState('idle');
    };
    return (
      <Confirmation
        question={text.replaceQuestion}
        confirm={text.replace}
        keep={text.keep}
        onConfirm={take}
        onKeep={() => setState('idle')}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={state === 'reading'} onClick={() => void read()}>
        <FileText aria-hidden="true" className="size-5" />
        <span>{state === 'reading' ? text.reading : text.useMyCv}</span>
      </Button>
      <p role="status" className="empty:hidden">
        {state === 'none' && (
          <>
            <span>{text.none}</span> <TextLink to={`${paths.profile}?tab=documents`}>{text.upload}</TextLink>
          </>
        )}
      </p>
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {text.failed}
        </p>
      )}
    </div>
  );
}
