import { SelectField } from '@fursa/shared/ui';

export interface FilterSelectProps<Value extends string | number> {
  readonly label: string;
  /** The choice that narrows nothing. */
  readonly all: string;
  readonly options: readonly Value[];
  readonly nameOf: (option: Value) => string;
  readonly value: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  readonly className?: string;
}

/** A filter that is one of a list, or none. */
export function FilterSelect<Value extends string | number>({
  label,
  all,
  options,
  nameOf,
  value,
  onChoose,
  className,
}: FilterSelectProps<Value>) {
  return (
    <SelectField
      label={label}
      className={className}
      value={value ?? ''}
      onChange={(event) => onChoose(options.find((option) => String(option) === event.target.value))}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </SelectField>
  );
}
