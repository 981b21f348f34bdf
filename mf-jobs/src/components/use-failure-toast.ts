import type { AppError } from '@fursa/shared/backend';
import { useMessages } from '@fursa/shared/i18n';
import { showToast } from '@fursa/shared/ui';
import { keepEn } from '../messages/keep-en.ts';

/** Says why something was not kept: in the backend's words, or in `fallback` where it had none. */
export function useFailureToast(fallback: string): (error: AppError) => void {
  const text = useMessages({ en: keepEn });
  return ({ code, message }) => {
    const description = code === 'offline' ? text.offline : message || fallback;
    showToast({ variant: 'destructive', title: text.errorTitle, description });
  };
}
