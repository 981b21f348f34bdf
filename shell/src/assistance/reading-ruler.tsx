import { useEffect, useRef } from 'react';

/**
 * Everything but a band of three lines or so is shaded. The band follows the pointer or the finger, and for whoever uses the
 * keyboard the element with the focus. Nothing of it can be pressed.
 */
export function ReadingRuler() {
  const ruler = useRef<HTMLDivElement>(null);

  useEffect(() => {
    function moveTo(y: number): void {
      ruler.current?.style.setProperty('--ruler', `${Math.round(y)}px`);
    }
    function handlePointer({ clientY }: PointerEvent): void {
      moveTo(clientY);
    }
    function handleFocus({ target }: FocusEvent): void {
      // A press brings the focus, too, and the pointer is where the person looks.
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
      const { top, height } = target.getBoundingClientRect();
      moveTo(top + Math.min(height, window.innerHeight) / 2);
    }
    document.addEventListener('pointermove', handlePointer);
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('pointermove', handlePointer);
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);

  const shade = 'pointer-events-none fixed inset-x-0 z-50 bg-ink/40 print:hidden';
  return (
    <div ref={ruler} aria-hidden="true" data-testid="reading-ruler" className="[--ruler:40vh]">
      <div className={`${shade} top-0 h-[max(0px,calc(var(--ruler)-2.75rem))] border-focus border-b-2`} />
      <div className={`${shade} bottom-0 top-[calc(var(--ruler)+2.75rem)] border-focus border-t-2`} />
    </div>
  );
}
