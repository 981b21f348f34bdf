import { useMessages } from '@fursa/shared/i18n';
import { messages } from './messages.ts';

/** The one warning that every job seeker should have read. */
export function NeverPay() {
  const text = useMessages(messages).neverPay;
  return (
    <section aria-labelledby="never-pay-title" className="border-warning border-l-4 pl-4">
      <h2 id="never-pay-title" className="text-xl font-semibold">
        {text.title}
      </h2>
      <p className="max-w-line text-muted">{text.text}</p>
    </section>
  );
}
