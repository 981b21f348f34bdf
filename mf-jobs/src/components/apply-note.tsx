import { useMessages } from '@fursa/shared/i18n';
import { Notice } from '@fursa/shared/ui';
import { useHasApplied } from '../data/list-kept-ids.ts';
import { keepEn } from '../messages/keep-en.ts';

/** Tells somebody who never applied what an employer gets to know; stands before the buttons that apply. */
export function ApplyNote() {
  const text = useMessages({ en: keepEn });
  const hasApplied = useHasApplied();
  return hasApplied === false ? <Notice tone="neutral">{text.sharedWithEmployer}</Notice> : null;
}
