import { useMessages } from '@fursa/shared/i18n';
import type { Change } from '../data/releases.ts';
import { messages } from '../messages.ts';

/** Who changed what, when and why; the newest first. */
export function ChangeList({ changes }: { readonly changes: readonly Change[] }) {
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
