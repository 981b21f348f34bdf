import { useEffect } from 'react';
import { showToast } from './toast-store.ts';

/**
 * Says that something could not be fetched; where older rows stay on screen nothing else would.
 *
 * @param error what went wrong; each new one is told once, null is nothing
 */
export function useErrorToast(error: Error | null, title: string, description: string): void {
  useEffect(() => {
    if (error !== null) showToast({ variant: 'destructive', title, description });
  }, [error, title, description]);
}
