import { firstPress } from './first-press.ts';
import { Mark } from './mark.tsx';

export interface FactRowProps {
  readonly title: string;
  /** What it is, when the title does not say. */
  readonly kind?: string | undefined;
  /** The line of the CV it came from. */
  readonly line: string | undefined;
  readonly addLabel: string;
  readonly refuseLabel: string;
  readonly onAdd: () => void;
  readonly onRefuse: () => void;
}

/** Something that was found in the CV, with the line it came from and two answers to it. */
export function FactRow({ title, kind, line, addLabel, refuseLabel, onAdd, onRefuse }: FactRowProps) {
  return (
    <li className="flex min-h-14 items-center gap-2 border-line border-t py-1 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="wrap-anywhere font-semibold">
          {title}
        </p>
        {kind !== undefined && <p className="text-muted text-sm">{kind}</p>}
        {line !== undefined && line !== title && (
          <p dir="auto" className="wrap-anywhere line-clamp-2 text-muted text-sm">
            {line}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={addLabel}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-edge text-primary hover:border-primary hover:bg-primary-soft"
        onClick={firstPress(onAdd)}
      >
        <Mark shape="check" />
      </button>
      <button
        type="button"
        aria-label={refuseLabel}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-transparent text-muted hover:border-edge hover:text-danger"
        onClick={firstPress(onRefuse)}
      >
        <Mark shape="cross" />
      </button>
    </li>
  );
}
