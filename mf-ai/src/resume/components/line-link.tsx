import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import { lineId } from './anchors.ts';

/** Goes to a line of the text below, or beside it. */
export function LineLink({ line }: { readonly line: number }) {
  const text = useMessages(messages);

  function show(): void {
    const target = document.getElementById(lineId(line));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      className="min-h-6 cursor-pointer py-1 text-primary text-sm underline underline-offset-4 hover:text-primary-hover"
      onClick={show}
    >
      {text.line(line + 1)}
    </button>
  );
}
