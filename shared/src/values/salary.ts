export interface Salary {
  /** ISO 4217. */
  readonly currency: string;
  readonly lowest: number;
  readonly highest: number;
  /** As schema.org writes it: https://schema.org/unitText */
  readonly unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
}

const written =
  /^(?<currency>[A-Z]{3}|KSh\.?|Ksh\.?) ?(?<lowest>\d[\d,]*(?:\.\d+)?)(?: ?(?:-|–|to) ?(?<highest>\d[\d,]*(?:\.\d+)?))?(?: ?(?:per|an?|\/) ?(?<unit>hour|day|week|month|year))?$/;

const units = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' } as const;

/**
 * A salary as local jobs write it, such as `KES 45,000 - 60,000`: per month unless it says otherwise. Undefined for anything
 * else: machines are told what is certain or nothing.
 */
export function readSalary(text: string): Salary | undefined {
  const { currency, lowest, highest, unit } = written.exec(text.trim())?.groups ?? {};
  if (currency === undefined || lowest === undefined) return undefined;
  const from = readFigure(lowest);
  const to = readFigure(highest ?? lowest);
  if (!(from > 0) || to < from) return undefined;
  return {
    currency: currency.length === 3 && currency === currency.toUpperCase() ? currency : 'KES',
    lowest: from,
    highest: to,
    unit: isUnit(unit) ? units[unit] : 'MONTH',
  };
}

function readFigure(text: string): number {
  return Number(text.replaceAll(',', ''));
}

function isUnit(text: string | undefined): text is keyof typeof units {
  return text !== undefined && text in units;
}

/**
 * Whether a job's pay is for a month though it does not say so: that of jobs of this product is, unless it names another
 * period. What a feed leaves out nobody knows.
 */
export function isMonthlyUnsaid({ isLocal, salaryRange }: JobPay): boolean {
  return isLocal && salaryRange !== null && /\d$/.test(salaryRange) && readSalary(salaryRange)?.unit === 'MONTH';
}

interface JobPay {
  readonly isLocal: boolean;
  readonly salaryRange: string | null;
}
