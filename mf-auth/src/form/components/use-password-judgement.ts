import { useEffect, useState } from 'react';
import { type Judgement, judgePassword } from '../data/find-weakness.ts';

/** Milliseconds without a key, after which what stands there is judged: on a cheap phone that is work. */
const pause = 300;

/**
 * What the estimator says of the password that is being typed; undefined while nobody knows. It is fetched with the first one, and
 * for who saves data not before the form is sent.
 */
export function usePasswordJudgement(password: string, about: readonly string[]): Judgement | undefined {
  const [judged, setJudged] = useState<{ readonly password: string; readonly judgement: Judgement | undefined }>();
  const known = about.join('\n');

  useEffect(() => {
    if (password === '' || savesData()) return;
    let isShown = true;
    const timer = setTimeout(async () => {
      const judgement = await judgePassword(password, known.split('\n'));
      if (isShown) setJudged({ password, judgement });
    }, pause);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [password, known]);

  return judged?.password === password ? judged.judgement : undefined;
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
