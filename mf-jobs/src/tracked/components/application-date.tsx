import { useMessages } from '@fursa/shared/i18n';
import { TextField } from '@fursa/shared/ui';
import { useState } from 'react';
import { trackedMessages } from '../messages.ts';
import { readDay, writeDay } from '../model/tracked-job.ts';

export interface ApplicationDateProps {
  readonly appliedAt: Date;
  readonly onChange: (day: Date) => void;
}

/** The day somebody applied; sent when they are done with the field, because a date is typed in pieces. */
export function ApplicationDate({ appliedAt, onChange }: ApplicationDateProps) {
  const text = useMessages(trackedMessages);
  const stored = writeDay(appliedAt);
  const [typed, setTyped] = useState<string>();
  const today = new Date();
  const isWrong = typed !== undefined && readDay(typed, today) === undefined;

  function handleDone(): void {
    const day = typed === undefined ? undefined : readDay(typed, today);
    if (day === undefined) return;
    if (typed !== stored) onChange(day);
    setTyped(undefined);
  }

  return (
    <TextField
      type="date"
      label={text.appliedOn}
      value={typed ?? stored}
      max={writeDay(today)}
      error={isWrong ? text.noDate : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={handleDone}
      onKeyDown={(event) => {
        if (event.key === 'Enter') handleDone();
      }}
    />
  );
}
