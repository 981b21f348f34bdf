import type { RemoteName } from '@fursa/shared/contract';
import type { RegisteredRemote } from '@fursa/shared/contract/registry';
import { useMessages } from '@fursa/shared/i18n';
import { Button, TextField } from '@fursa/shared/ui';
import { type FormEvent, useState } from 'react';
import { messages } from './messages.ts';

export interface OverrideChange {
  /** Undefined: what everybody gets. */
  readonly target: string | undefined;
  readonly isDisabled: boolean;
}

interface OverriddenRemoteProps {
  readonly name: RemoteName;
  /** In the version of this tab; undefined while it is off or cannot be used. */
  readonly used: RegisteredRemote | undefined;
  /** What everybody gets. */
  readonly live: RegisteredRemote | undefined;
  readonly target: string | undefined;
  readonly isDisabled: boolean;
  readonly problem: string | undefined;
  readonly onChange: (change: OverrideChange) => void;
}

/** One remote: which version this tab has of it, how it loaded, and what to try instead. */
export function OverriddenRemote(props: OverriddenRemoteProps) {
  const { name, used, live, target, isDisabled, problem, onChange } = props;
  const text = useMessages(messages);
  const [wish, setWish] = useState(target ?? '');
  const figures = used && readLoadFigures(used);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    onChange({ target: wish.trim() || undefined, isDisabled: false });
  }

  return (
    <li className="flex flex-col gap-2 border-line border-t pt-3">
      <p className="wrap-anywhere">
        <strong>{name}</strong> <span>{isDisabled ? text.isOff : used?.version}</span>
        <span className="block text-muted">
          {[
            live ? text.live(live.version) : text.unreleased,
            used && text.contract(used.contract),
            figures
              ? text.files(figures.files, (figures.bytes / 1000).toFixed(1), figures.milliseconds)
              : used && text.notLoaded,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {problem && <p className="wrap-anywhere text-danger">{problem}</p>}
      <form onSubmit={handleSubmit} className="flex flex-col gap-2">
        <TextField
          label={text.version(name)}
          labelHidden
          placeholder={text.placeholder}
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{text.use}</Button>
          {target !== undefined && (
            <Button onClick={() => onChange({ target: undefined, isDisabled })}>{text.reset}</Button>
          )}
          <Button onClick={() => onChange({ target, isDisabled: !isDisabled })}>
            {isDisabled ? text.turnOn : text.turnOff}
          </Button>
        </div>
      </form>
    </li>
  );
}

interface LoadFigures {
  readonly files: number;
  /** Over the line; nothing for what came out of a cache, or from an origin that does not tell. */
  readonly bytes: number;
  /** From the first request to the last byte. */
  readonly milliseconds: number;
}

/** What this document has fetched of a remote; undefined when that is nothing. */
function readLoadFigures({ baseUrl }: RegisteredRemote): LoadFigures | undefined {
  const folder = new URL(baseUrl, window.location.href).href;
  const entries = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(folder));
  if (entries.length === 0) return undefined;
  const start = Math.min(...entries.map(({ startTime }) => startTime));
  const end = Math.max(...entries.map(({ responseEnd }) => responseEnd));
  return {
    files: new Set(entries.map(({ name }) => name)).size,
    bytes: entries.reduce((sum, { transferSize }) => sum + transferSize, 0),
    milliseconds: Math.round(end - start),
  };
}
