/** Says that an answer is on its way, to the eye and to the ear. */
export function TypingDots({ label }: { readonly label: string }) {
  return (
    <div className="flex gap-1.5 self-start rounded-lg bg-fill px-4 py-4">
      <span className="chat-dot size-2 rounded-full bg-muted" />
      <span className="chat-dot size-2 rounded-full bg-muted" />
      <span className="chat-dot size-2 rounded-full bg-muted" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
