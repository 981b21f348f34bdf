import { createFormats } from '@fursa/shared/i18n/format';

/** What somebody says of the work they want, in the order in which it stands. */
export const workFieldNames = ['county', 'workWanted', 'availableFrom', 'payExpected', 'phone'] as const;

export type WorkFieldName = (typeof workFieldNames)[number];

/** `35,000`, as the field shows a sum. */
export const showPay = createFormats('en').number;

/** Signs that nobody sees, which apps put around what is copied out of them. */
const unseen = /\p{Cf}/gu;

/**
 * Shillings a month out of `35000`, `35,000`, `KES 35 000`, `Ksh35,000.00`, `35k` or `35,000/=`; undefined for anything else, and for what
 * the database refuses.
 */
export function readPay(typed: string): number | undefined {
  const figures = typed
    .replaceAll(unseen, '')
    .trim()
    .replace(/^k(?:es|sh?s?)(?![a-z])\.?\s*/i, '')
    .replace(/\s*(?:per|a|\/)\s*(?:month|mo|mwezi)\.?$/i, '')
    .replace(/\s*\/[=-]$/, '')
    .replace(/\.00?$/, '');
  const thousands = /^(\d{1,5}(?:\.\d)?)\s?k$/i.exec(figures)?.[1];
  if (thousands === undefined && !/^\d{1,3}(?:[, ]?\d{3})*$|^\d+$/.test(figures)) return undefined;
  const shillings =
    thousands === undefined ? Number(figures.replaceAll(/[, ]/g, '')) : Math.round(Number(thousands) * 1000);
  return shillings > 0 && shillings < 100_000_000 ? shillings : undefined;
}

/** `0712 345 678` for a Kenyan mobile number, any other as it is stored. */
export function showPhone(stored: string): string {
  return stored.replace(/^\+254([17]\d{2})(\d{3})(\d{3})$/, '0$1 $2 $3');
}

/** Before and behind a number people say what it is for. */
const phoneLabel = /^(?:tel(?:ephone)?|phone|mobile|cell|simu|call|whatsapp)\s*(?:no|number)?\s*[.:]*\s*/i;
const phoneUse = /\s*\(?\s*(?:whats\s?app|wa|sms|calls?|m-?pesa|mobile|home|work|office)(?:\s+only)?\s*\)?$/i;

/**
 * E.164 out of what people write and paste: `0712 345 678`, `0110–345678`, `tel:254712345678`, `+255 712 345 678 (WhatsApp)`, and the first
 * of two numbers; undefined for anything else.
 */
export function readPhone(typed: string): string | undefined {
  const [first = ''] = typed
    .replaceAll(unseen, '')
    .trim()
    .replace(phoneLabel, '')
    .split(/\s*[/,;|]\s*|\s+(?:or|and|au|na)\s+/i);
  const bare = first.replace(phoneUse, '').replaceAll(/[\s().\p{Pd}\u2212]+/gu, '');
  const international = bare
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^254(?=\d{9}$)/, '+254')
    .replace(/^0(?=[1-9])/, '+254')
    .replace(/^(?=[17]\d{8}$)/, '+254')
    // People write both: +254 (0)712 345 678.
    .replace(/^\+2540/, '+254');
  if (!/^\+[1-9]\d{6,14}$/.test(international)) return undefined;
  const isKenyan = international.startsWith('+254');
  // Mobile numbers have nine figures, those with a cable between seven and nine.
  return !isKenyan || /^\+254(?:[17]\d{8}|[2-6]\d{6,8})$/.test(international) ? international : undefined;
}

/** A day that there is, `YYYY-MM-DD`, from 2000 to 2099. */
export function readDay(typed: string): string | undefined {
  const day = typed.trim();
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}
