import { useMessages } from '@fursa/shared/i18n';
import { SelectField, TextField } from '@fursa/shared/ui';
import { experienceMessages } from '../messages.ts';

/** Not `<input type="month">`: it has no way to say a year alone, as CVs often do, and two of four browsers do not draw it. */
const monthNumbers = Array.from({ length: 12 }, (_, index) => `${index + 1}`.padStart(2, '0'));

export interface MonthFieldProps {
  readonly legend: string;
  readonly monthName: string;
  readonly yearName: string;
  readonly month: string;
  readonly year: string;
  readonly error: string | undefined;
  readonly isDisabled?: boolean;
  readonly onMonth: (month: string) => void;
  readonly onYear: (year: string) => void;
}

/** A month and a year, or a year alone. */
export function MonthField({ legend, error, isDisabled = false, ...field }: MonthFieldProps) {
  const text = useMessages(experienceMessages);
  return (
    <fieldset disabled={isDisabled} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <SelectField
          label={text.month}
          name={field.monthName}
          className="min-w-0 flex-1 basis-32"
          value={field.month}
          onChange={(event) => field.onMonth(event.target.value)}
        >
          <option value="">{text.noMonth}</option>
          {monthNumbers.map((number) => (
            <option key={number} value={number}>
              {text.monthName(number)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text.year}
          name={field.yearName}
          className="min-w-0 flex-1 basis-24"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={field.year}
          error={error}
          onChange={(event) => field.onYear(event.target.value)}
        />
      </div>
    </fieldset>
  );
}
