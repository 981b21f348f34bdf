import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { ErrorPanel, SelectField, TextField } from '@fursa/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { countyNames } from '../data/county-names.ts';
import { workMessages } from '../messages.ts';
import type { FieldName } from '../model/personal-fields.ts';
import { type WorkFieldName, workFieldNames } from '../model/work-fields.ts';
import type { WorkProfile } from '../model/work-profile.ts';

interface WiredField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

export interface WorkFieldsProps {
  readonly query: UseQueryResult<WorkProfile, AppError>;
  /** Name, value, error and handler of a field of the form around them. */
  readonly wire: (name: FieldName) => WiredField;
}

/** The section `Work you want`. The fields stand there while it is read, so that nothing moves when it comes. */
export function WorkFields({ query, wire }: WorkFieldsProps) {
  const text = useMessages(workMessages);
  const titleId = useId();
  // What is typed and not saved can be corrected whatever the line does.
  const isLocked = (name: WorkFieldName) => query.data === undefined && wire(name).value === '';
  const props = (name: WorkFieldName) => ({
    ...wire(name),
    label: text.fields[name],
    help: text.help[name],
    disabled: isLocked(name),
  });
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4 border-line border-t pt-6">
      <div>
        <h3 id={titleId} className="mb-2 font-semibold text-lg">
          {text.title}
        </h3>
        <p className="text-muted text-sm">{text.lead}</p>
      </div>
      {query.isError && query.data === undefined && (
        <ErrorPanel title={text.loadFailed} onRetry={() => void query.refetch()}>
          {text.loadFailedAdvice}
        </ErrorPanel>
      )}
      <SelectField {...props('county')}>
        <option value="">{text.noCounty}</option>
        {countyNames.map((county) => (
          <option key={county}>{county}</option>
        ))}
      </SelectField>
      <TextField {...props('workWanted')} autoComplete="organization-title" />
      <TextField {...props('availableFrom')} type="date" min="2000-01-01" max="2099-12-31" />
      <TextField {...props('payExpected')} inputMode="numeric" autoComplete="off" />
      <TextField {...props('phone')} type="tel" autoComplete="tel" />
    </section>
  );
}

/** Whether the device shows a date there that is not whole, which its value does not tell. */
export function hasPartOfDate(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(workFieldNames[2]);
  return field instanceof HTMLInputElement && field.validity.badInput;
}
