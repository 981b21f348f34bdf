import type { AppError } from '@fursa/shared/backend';
import { showToast } from '@fursa/shared/ui';
import { useEffect } from 'react';

/** Says that a list could not be fetched; where older rows stay on screen nothing else would. */
export function useErrorToast(error: AppError | null, title: string, description: string): void {
  useEffect(() => {
    if (error !== null) showToast({ variant: 'destructive', title, description });
  }, [error, title, description]);
}
