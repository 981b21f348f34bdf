import { useMessages } from '@fursa/shared/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { messages } from '../messages.ts';
import { countParts } from './read-outline.ts';

/** Milliseconds in which nothing has changed. */
const calm = 700;

/**
 * Says what a page holds once it stands still: after a navigation, and again when a list that was searched has another length.
 * Nothing is said twice in a row.
 */
export function PageSummary() {
  const text = useMessages(messages).summary;
  const [said, setSaid] = useState('');

  const say = useEffectEvent((main: HTMLElement) => {
    const isLoading = main.querySelector('[aria-busy="true"]') !== null;
    setSaid(isLoading ? text.loading : text.holds(countParts(main)));
  });

  useEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return;
    let timer = setTimeout(say, calm, main);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(say, calm, main);
    });
    observer.observe(main, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-busy', 'hidden'],
    });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
