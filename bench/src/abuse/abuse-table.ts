import type { VisitFigures } from './visit.ts';

export interface AbuseResult {
  readonly flood: string;
  readonly calm: VisitFigures;
  readonly during: VisitFigures;
  /** How many answers of each status the flood got; 0: the connection was cut. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Bytes before the flood and when it was over; undefined where the system does not tell. */
  readonly memory: { readonly before: number; readonly after: number } | undefined;
}

/** What the product promises: `docs/guides/security.md`. */
export const bounds = { slower: 3, health: 1_000, memory: 1.2 } as const;

/** A row for each flood; what breaks a promise is marked. */
export function formatAbuseTable(results: readonly AbuseResult[]): string {
  return [
    '| Flood | Job list, calm / during | Landing page | Chat | /healthz, longest | Memory | Answers |',
    '|---|--:|--:|--:|--:|--:|---|',
    ...results.map((result) => `| ${cells(result).join(' | ')} |`),
  ].join('\n');
}

function cells({ flood, calm, during, statuses, memory }: AbuseResult): string[] {
  return [
    flood,
    ratio(calm.jobList, during.jobList),
    ratio(calm.landing, during.landing),
    ratio(calm.chat, during.chat),
    mark(`${Math.round(during.longestHealth)} ms`, during.longestHealth <= bounds.health),
    memory === undefined
      ? ''
      : mark(
          `${megabytes(memory.before)} to ${megabytes(memory.after)} MB`,
          memory.after <= memory.before * bounds.memory,
        ),
    Object.entries(statuses)
      .map(([status, count]) => `${count} x ${status === '0' ? 'cut' : status}`)
      .join(', '),
  ];
}

function ratio(calm: number, during: number): string {
  const times = during / calm;
  return mark(`${calm.toFixed(1)} / ${during.toFixed(1)} ms (${times.toFixed(1)}x)`, times <= bounds.slower);
}

function mark(text: string, isKept: boolean): string {
  return isKept ? text : `**${text}**`;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
