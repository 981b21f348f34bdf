import { parseJson } from '@fursa/backend/parse-json';
import { readBody, streamedBody } from '@fursa/backend/read-body';
import * as z from 'zod/mini';

/** Where browsers send what the Content-Security-Policy of a page refused. */
export const cspReportPath = '/csp-reports';

export interface CspReportsOptions {
  /** Gets one line for each distinct violation. */
  readonly warn: (line: string) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const maxBodyBytes = 16_384;
const maxReportsPerMinute = 60;
/** Lines that are remembered, so that each is printed once. */
const maxLines = 500;

const text = z.optional(z.nullable(z.union([z.string(), z.number()])));
/** What `report-uri` brings. */
const legacyReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': text,
  }),
});
/** What `report-to` brings, together with reports of other kinds. */
const reports = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.nullable(
        z.object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: text }),
      ),
    ),
  }),
);

/**
 * Answers `POST /csp-reports`. Anybody may call it, so it reads little, listens to so many reports a minute from all callers
 * together, and prints addresses without their query strings, which may hold tokens.
 */
export function createCspReports({ warn, now }: CspReportsOptions): (request: Request) => Promise<Response> {
  const printed = new Set<string>();
  let minute = { since: now(), left: maxReportsPerMinute };

  function print(line: string): void {
    if (printed.has(line)) return;
    printed.add(line);
    if (printed.size > maxLines) printed.delete(printed.values().next().value ?? '');
    warn(line);
  }

  return async (request) => {
    if (now() - minute.since >= 60_000) minute = { since: now(), left: maxReportsPerMinute };
    if (minute.left === 0) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
    minute.left -= 1;
    const body = await readBody(streamedBody(request), maxBodyBytes);
    if (body === undefined) return new Response(null, { status: 413 });
    const lines = describeReports(parseJson(body));
    if (lines === undefined) return new Response(null, { status: 400 });
    for (const line of lines.slice(0, maxReportsPerMinute)) print(line);
    return new Response(null, { status: 204 });
  };
}

function describeReports(report: unknown): string[] | undefined {
  const legacy = z.safeParse(legacyReport, report);
  if (legacy.success) {
    const { 'csp-report': violation } = legacy.data;
    return [
      describeViolation({
        page: violation['document-uri'],
        directive: violation['effective-directive'] ?? violation['violated-directive'],
        blocked: violation['blocked-uri'],
        source: violation['source-file'],
        line: violation['line-number'],
      }),
    ];
  }
  const modern = z.safeParse(reports, report);
  if (!modern.success) return undefined;
  return modern.data.flatMap(({ type, body: violation }) =>
    type === 'csp-violation' && violation
      ? [
          describeViolation({
            page: violation.documentURL,
            directive: violation.effectiveDirective,
            blocked: violation.blockedURL,
            source: violation.sourceFile,
            line: violation.lineNumber,
          }),
        ]
      : [],
  );
}

type ReportedText = string | number | null | undefined;

interface Violation {
  readonly page: ReportedText;
  readonly directive: ReportedText;
  readonly blocked: ReportedText;
  readonly source: ReportedText;
  readonly line: ReportedText;
}

function describeViolation({ page, directive, blocked, source, line }: Violation): string {
  const place = source ? ` (by ${printable(source)}:${printable(line ?? 0)})` : '';
  return `Content-Security-Policy: ${printable(directive)} refused ${printable(blocked)} on ${printable(page)}${place}`;
}

/** An address without its query, or one of the words that stand for none (`inline`, `eval`). */
function printable(reported: ReportedText): string {
  const word = String(reported ?? '').slice(0, 2_000);
  const address = URL.canParse(word) ? new URL(word) : undefined;
  const shown = address?.protocol.startsWith('http') ? address.origin + address.pathname : word.split(/[?#:]/)[0];
  return (shown ?? '').replaceAll(/[^\x21-\x7e]/g, '?').slice(0, 200) || 'something';
}
