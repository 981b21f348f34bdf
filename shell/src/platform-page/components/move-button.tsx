import { useMessages } from '@fursa/shared/i18n';
import { Button } from '@fursa/shared/ui';
import { messages } from '../messages.ts';
import type { PlannedMove } from './move-dialog.tsx';

interface MoveButtonProps {
  readonly move: PlannedMove;
  readonly onPress: (button: HTMLElement) => void;
}

/** One word for the eye; the dialog names the versions, which are long, and screen readers hear them at once. */
export function MoveButton({ move: { kind, name, to, from }, onPress }: MoveButtonProps) {
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
