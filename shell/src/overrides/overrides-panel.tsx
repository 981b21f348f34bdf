import { isRemoteName, onEvent, type RemoteName, tabStorage } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { FlaskConical } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { readForEverybody, readRegistry } from '../composition/page-registry.ts';
import type { Refusals } from './apply-overrides.ts';
import { messages } from './messages.ts';
import { OverriddenRemote, type OverrideChange } from './overridden-remote.tsx';
import { type Overrides, overridesKey, readOverrides, shareLink, storeOverrides } from './read-overrides.ts';

interface OverridesPanelProps {
  readonly refusals: Refusals;
}

/** A badge that says what is tried in this tab, and opens the list of all remotes. */
export function OverridesPanel({ refusals }: OverridesPanelProps) {
  const text = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  const [shared, setShared] = useState('');
  const failures = useFailures();
  const titleId = useId();
  const overrides = readOverrides();
  const used = readRegistry().remotes;
  const everybody = readForEverybody();
  const names = [...used, ...everybody].map(({ name }) => name);
  const wanted = [...Object.keys(overrides.targets).filter(isRemoteName), ...overrides.disabled];
  const all = [...new Set([...names, ...wanted])].sort();

  async function handleShare(): Promise<void> {
    const link = shareLink(overrides, window.location);
    try {
      await navigator.clipboard.writeText(link);
      setShared(text.linkCopied);
    } catch {
      // Not allowed, or not there without https.
      window.history.replaceState(window.history.state, '', link);
      setShared(text.linkNotCopied);
    }
  }

  return (
    <aside className="fixed bottom-4 left-4 z-50 flex max-w-[calc(100vw-2rem)] flex-col items-start gap-2">
      {isOpen && (
        <section
          aria-labelledby={titleId}
          className="flex max-h-[70dvh] w-md max-w-full flex-col gap-4 overflow-y-auto rounded-lg border border-edge bg-surface p-4 text-sm shadow-lg"
        >
          <h2 id={titleId} className="font-semibold text-base">
            {text.title}
          </h2>
          <p className="text-muted">{text.help}</p>
          <ul className="flex flex-col gap-4">
            {all.map((name) => (
              <OverriddenRemote
                key={name}
                name={name}
                used={used.find((remote) => remote.name === name)}
                live={everybody.find((remote) => remote.name === name)}
                target={overrides.targets[name]}
                isDisabled={overrides.disabled.includes(name)}
                problem={refusals.get(name) === undefined ? failures.get(name) : text.refused(refusals.get(name) ?? '')}
                onChange={(change) => restartWith(changed(overrides, name, change))}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void handleShare()}>{text.copyLink}</Button>
            <Button onClick={() => restartWith(undefined)}>{text.resetAll}</Button>
            <Button onClick={() => setIsOpen(false)}>{text.close}</Button>
          </div>
          <p role="status">{shared}</p>
        </section>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-md border border-ink bg-ink px-4 py-2 text-left font-semibold text-canvas text-sm"
      >
        <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
        {text.badge(new Set(wanted).size)}
      </button>
    </aside>
  );
}

/** The latest failure of each remote since this document was opened. */
function useFailures(): ReadonlyMap<RemoteName, string> {
  const text = useMessages(messages);
  const [failures, setFailures] = useState<ReadonlyMap<RemoteName, string>>(new Map());
  useEffect(
    () =>
      onEvent('shell:remote-failed', ({ remote, stage, message }) =>
        setFailures((known) => new Map(known).set(remote, text.failed(stage, message))),
      ),
    [text],
  );
  return failures;
}

function changed({ targets, disabled }: Overrides, name: RemoteName, change: OverrideChange): Overrides {
  const { [name]: _before, ...others } = targets;
  return {
    targets: change.target === undefined ? others : { ...others, [name]: change.target },
    disabled: [...disabled.filter((other) => other !== name), ...(change.isDisabled ? [name] : [])],
  };
}

/** Code that has run stays in its document. */
function restartWith(overrides: Overrides | undefined): void {
  if (overrides === undefined) tabStorage.removeItem(overridesKey);
  else storeOverrides(overrides);
  window.location.reload();
}
