import { useMessages } from '@fursa/shared/i18n';
import { Badge, Button, Notice } from '@fursa/shared/ui';
import { messages } from '../messages.ts';

/** A piece of a page as it looks with the settings. `scale`: how much larger than the page, while the slider moves. */
export function LookPreview({ scale }: { readonly scale: number }) {
  const text = useMessages(messages).preview;
  return (
    <figure className="mt-2 flex flex-col gap-2 overflow-hidden">
      <figcaption className="text-muted text-sm">{text.title}</figcaption>
      {/* For the eye alone: nothing in it can be pressed, and a screen reader has nothing to compare. */}
      <div
        aria-hidden="true"
        style={{ zoom: scale }}
        className="flex flex-col gap-2 rounded-lg border border-line bg-canvas p-3"
      >
        <p className="font-semibold text-lg leading-snug">{text.job}</p>
        <p className="text-muted">
          {text.place} · <span className="text-primary underline">{text.link}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Badge tone="success">{text.good}</Badge>
          <Badge tone="warning">{text.closesSoon}</Badge>
        </div>
        <Notice tone="danger">{text.failed}</Notice>
        <Button variant="primary" tabIndex={-1} className="pointer-events-none self-start">
          {text.button}
        </Button>
      </div>
    </figure>
  );
}
