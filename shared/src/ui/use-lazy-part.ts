import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

const firstPauseMs = 3000;

/** After which people would rather read that nothing comes. */
const maxWaitMs = 6000;

export interface LazyPartOptions {
  /** Nothing is loaded before this is true; a part that has failed is tried again when it becomes true anew. */
  readonly isNeeded: boolean;
  /**
   * What a failed load leads to: `retry` asks again by itself, after 3 seconds and then each time after twice as long, and says nothing; a
   * function tells the person, or shows something else in the part's place, also when nothing has come for six seconds. A part that
   * comes after that is returned all the same.
   */
  readonly onFailure: 'retry' | (() => void);
}

/**
 * A component whose bytes come when it is needed; undefined until they are there. `load` should stay the same function
 * from one render to the next: another one is another part.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isNeeded, onFailure }: LazyPartOptions,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly Part: ComponentType<Props> }>();
  const isLoaded = loaded?.load === load;

  const handleFailure = useEffectEvent((retry: () => void) => (onFailure === 'retry' ? retry : onFailure)());

  // Of the newest `load` only, and also when the person has been told that it failed.
  const handleArrival = useEffectEvent((of: typeof load, Part: ComponentType<Props>) => {
    if (of === load) setLoaded({ load, Part });
  });

  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function attempt(pauseMs: number): void {
      timer = setTimeout(handleFailure, maxWaitMs, () => undefined);
      load().then(
        (Part) => handleArrival(load, Part),
        () => {
          if (!isCurrent) return;
          clearTimeout(timer);
          handleFailure(() => {
            timer = setTimeout(attempt, pauseMs, 2 * pauseMs);
          });
        },
      );
    }

    attempt(firstPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, isNeeded, isLoaded]);

  return loaded?.Part;
}
