import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button, Card, Skeleton } from '@fursa/shared/ui';
import { useEffect, useRef, useState } from 'react';
import type { MoveKind } from '../data/move-version.ts';
import type { Change, ReleasedApp } from '../data/releases.ts';
import { messages } from '../messages.ts';
import type { Measured } from '../model/measured.ts';
import { type Health, listVitals, sumHealth } from '../model/sum-health.ts';
import { MoveDialog, type PlannedMove } from './move-dialog.tsx';
import { VitalCharts } from './vital-charts.tsx';

const shownChanges = 10;

interface AppCardProps {
  readonly app: ReleasedApp;
  readonly changes: readonly Change[];
  /** Undefined until they are there. */
  readonly measured: readonly Measured[] | undefined;
}

/** Everything about the shell or one remote, and what can be done about it. */
export function AppCard({ app: { app, versions, before }, changes, measured }: AppCardProps) {
  const text = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [planned, setPlanned] = useState<PlannedMove>();
  const [moves, setMoves] = useState(0);
  const name = app === 'shell' ? text.shell : app;
  const live = versions.find(({ state }) => state === 'served');
  const trial = versions.find(({ state }) => state === 'canary');
  const earlier = versions.filter(({ state }) => state !== 'served' && state !== 'canary');
  const watched = [live, trial].flatMap((version) => {
    const health = version && sumHealth(measured ?? [], app, version.version);
    return health ? [{ version: version.version, health }] : [];
  });
  const lines = listVitals(measured ?? [], app);

  // The button that was pressed may be gone.
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  function offer(kind: MoveKind, expected: string, { from, to }: { readonly from: string; readonly to: string }) {
    const move: PlannedMove = { kind, app, name, expected, from, to };
    const handlePress = (button: HTMLElement) => {
      opener.current = button;
      setPlanned(move);
    };
    return { move, onPress: handlePress };
  }

  return (
    <Card as="li" className="grid min-w-0 items-start gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-2">
          <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-xl outline-none">
            {name}
          </h2>
          <p className="flex flex-wrap gap-2">
            <Badge tone={live ? 'success' : 'neutral'}>{live ? text.live(live.version) : text.notServed}</Badge>
            {trial && <Badge tone="warning">{text.trial(trial.version, trial.percent ?? 0)}</Badge>}
          </p>
          {live?.since && (
            <p className="wrap-anywhere text-sm text-muted">{text.since(new Date(live.since.at), live.since.by)}</p>
          )}
        </div>
        {live && (trial || before !== undefined) && (
          <div className="flex flex-wrap gap-3">
            {trial && <MoveButton {...offer('promote', trial.version, { from: live.version, to: trial.version })} />}
            {trial && <MoveButton {...offer('end-canary', trial.version, { from: trial.version, to: live.version })} />}
            {before !== undefined && (
              <MoveButton {...offer('rollback', live.version, { from: live.version, to: before })} />
            )}
          </div>
        )}
        <div className="flex flex-col">
          {earlier.length > 0 && <VersionList versions={earlier} />}
          {changes.length > 0 && (
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
                {text.history.title}
              </summary>
              <div className="py-2">
                <ChangeList changes={changes.slice(0, shownChanges)} />
              </div>
            </details>
          )}
        </div>
      </div>
      <section className="flex min-w-0 flex-col gap-4">
        <h3 className="font-semibold">{text.health.title}</h3>
        {measured === undefined && <Skeleton className="h-6 w-48" />}
        {measured !== undefined && watched.length === 0 && lines.length === 0 && (
          <p className="text-muted">{text.health.none}</p>
        )}
        {watched.map((one) => (
          <HealthNumbers key={one.version} {...one} />
        ))}
        {lines.length > 0 && <VitalCharts lines={lines} />}
      </section>
      {planned && (
        <MoveDialog
          move={planned}
          opener={opener}
          onClose={() => setPlanned(undefined)}
          onMoved={() => {
            setPlanned(undefined);
            setMoves(moves + 1);
          }}
        />
      )}
    </Card>
  );
}

interface HealthNumbersProps {
  readonly version: string;
  readonly health: Health;
}

function HealthNumbers({ version, health }: HealthNumbersProps) {
  const { health: text } = useMessages(messages);
  const shown = ['mounts', 'errors', 'retries', 'fallbacks'] as const;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">{text.of(version)}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3">
        {shown.map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{text[name]}</dt>
            <dd className="text-xl font-semibold tabular-nums">{text.number(health[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface MoveButtonProps {
  readonly move: PlannedMove;
  readonly onPress: (button: HTMLElement) => void;
}

/** One word for the eye; the dialog names the versions, which are long, and screen readers hear them at once. */
function MoveButton({ move: { kind, name, to, from }, onPress }: MoveButtonProps) {
  const { moves: text } = useMessages(messages);
  return (
    <Button
      variant={kind === 'promote' ? 'secondary' : 'destructive'}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {text[kind].button} <span className="sr-only">{text.of(name, kind === 'end-canary' ? from : to)}</span>
    </Button>
  );
}

/** What is in the release folder and nobody gets. */
function VersionList({ versions }: Pick<ReleasedApp, 'versions'>) {
  const text = useMessages(messages);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary underline underline-offset-4">
        {text.versions.title(versions.length)}
      </summary>
      <ul className="flex flex-col gap-3 py-2">
        {versions.map(({ version, state, since }) => (
          <li key={version} className="wrap-anywhere border-l-2 border-line pl-3">
            <p>
              <span translate="no" className="font-semibold">
                {version}
              </span>{' '}
              <span>{state === 'rolled back' ? text.versions.rolledBack : text.versions.kept}</span>
            </p>
            {since && <p className="text-sm text-muted">{text.history.signed(new Date(since.at), since.by)}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Who changed what, when and why; the newest first. */
function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
  const { history: text } = useMessages(messages);
  return (
    <ol className="flex flex-col gap-3">
      {changes.map((change) => (
        <li key={`${change.at} ${change.action}`} className="wrap-anywhere border-l-2 border-line pl-3">
          <p>
            <span className="font-semibold">{nameAction(text, change.action)}</span> {describeMove(text, change)}
          </p>
          {change.why && <p>{change.why}</p>}
          <p className="text-sm text-muted">{text.signed(new Date(change.at), change.by)}</p>
        </li>
      ))}
    </ol>
  );
}

type Text = typeof messages.en.history;

/** Newer tools may know actions that this page does not. */
function nameAction({ actions }: Text, action: string): string {
  const known: Readonly<Record<string, string>> = actions;
  return known[action] ?? action;
}

function describeMove(text: Text, { from, to, canary }: Change): string {
  if (canary === undefined || from !== to) return text.move(from ?? text.nothing, to ?? text.nothing);
  const share = (of: NonNullable<Change['canary']>['to']) => (of ? text.share(of.version, of.percent) : text.noShare);
  return text.move(share(canary.from), share(canary.to));
}
