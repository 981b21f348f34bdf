import { useMessages } from '@fursa/shared/i18n';
import { defineMessages } from '@fursa/shared/i18n/catalogues';
import { useAuthStore } from '@fursa/shared/session';
import { useState } from 'react';
import { readRegistry } from '../composition/page-registry.ts';
import { Slot } from '../composition/slot.tsx';

/** Above the landing page of somebody who is signed in. */
const en = {
  label: 'Your next steps',
  /** @param hour 0 to 23 @param name empty when it is not known */
  greeting: (hour: number, name: string) => {
    const time = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
    return name === '' ? `Good ${time}` : `Good ${time}, ${name}`;
  },
};

/** Bundled with the strip alone. */
const messages = defineMessages({ en });

/** What is new for somebody who is signed in, and their next step, as the remotes tell it. One that does not come is simply absent. */
export function HomeStrip({ userId }: { readonly userId: string }) {
  const text = useMessages(messages);
  const name = useAuthStore((state) => state.user?.name ?? '');
  const [hour] = useState(() => new Date().getHours());
  const [firstName = ''] = name.trim().split(/\s+/);
  return (
    <section aria-label={text.label} className="@container flex flex-col gap-3">
      <p className="text-lg font-semibold">{text.greeting(hour, firstName)}</p>
      <div className="flex min-h-11 gap-3 overflow-x-auto [&>*]:shrink-0 [&>:empty]:hidden">
        <Slot name="home-panel" props={{ userId }} remotes={readRegistry().remotes} />
      </div>
    </section>
  );
}
