import type { PasswordWeakness } from '@fursa/shared/passwords';
import { useEffect, useState } from 'react';
import { findWeakness } from '../data/find-weakness.ts';

/** Milliseconds without a key, after which what stands there is judged: on a cheap phone that is work. */
const pause = 300;

interface Judgement {
  readonly password: string;
  readonly weakness: PasswordWeakness | undefined;
}

/**
 * Why the password that is being typed should not be chosen; undefined while nobody knows. The estimator is fetched with the first
 * one, and for who saves data not before the form is sent.
 */
export function usePasswordWeakness(password: string, about: readonly string[]): PasswordWeakness | undefined {
  const [judgement, setJudgement] = useState<Judgement>();
  const known = about.join('\n');

  useEffect(() => {
    if (password === '' || savesData()) return;
    let isShown = true;
    const timer = setTimeout(async () => {
      const weakness = await findWeakness(password, known.split('\n'));
      if (isShown) setJudgement({ password, weakness });
    }, pause);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [password, known]);

  return judgement?.password === password ? judgement.weakness : undefined;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
