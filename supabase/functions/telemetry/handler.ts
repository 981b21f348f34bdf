import * as z from 'zod';
import { FunctionError } from '../_shared/function-error.ts';
import { serveFunction } from '../_shared/serve-function.ts';
import { createServiceClient, SupabaseCallError } from '../_shared/supabase-client.ts';

/** What happened so often since the last report. */
export const counterNames = [
  'fursa.remote.mounts',
  'fursa.remote.errors',
  'fursa.remote.retries',
  'fursa.remote.fallbacks',
  'fursa.csp.violations',
] as const;

/** Milliseconds; of `cls` its score. Named as OpenTelemetry names them where it does. */
export const measureNames = [
  'fursa.remote.load.duration',
  'browser.web_vital.lcp',
  'browser.web_vital.inp',
  'browser.web_vital.cls',
  'browser.web_vital.fcp',
  'browser.web_vital.ttfb',
] as const;

const subject = {
  remote: z.string().regex(/^(shell|mf-[a-z][a-z0-9-]{0,36})$/),
  version: z.string().regex(/^\d[\w.+-]{0,63}$/),
};

const sampleSchema = z.union([
  z.strictObject({ ...subject, metric: z.enum(counterNames), value: z.int().min(1).max(100) }),
  z.strictObject({ ...subject, metric: z.enum(measureNames), value: z.number().min(0).max(60_000) }),
]);

/** What browsers send, as text: `sendBeacon` sets no other type without asking first. Nothing in it is about a person. */
const telemetrySchema = z.strictObject({ samples: z.array(sampleSchema).min(1).max(40) });

/** From all browsers together: with one visit in ten, five thousand visits a minute that report twice. */
const callsPerMinute = 1_000;

let minute = { since: Number.NEGATIVE_INFINITY, left: 0 };

/**
 * Adds what browsers measured of the remotes to the counters of the hour. Anybody may call: so it reads little, listens to so many
 * calls a minute, and the database bounds how much there can be. It keeps no address, no person and no page.
 */
export const handler = serveFunction({
  name: 'telemetry',
  body: { schema: telemetrySchema, maxBytes: 8 * 1024, tooLargeMessage: 'The report is too large' },
  async answerAnybody({ body, environment }) {
    takeTurn();
    const { error } = await createServiceClient(environment).rpc('record_telemetry', { p_samples: body.samples });
    if (error !== null) throw new SupabaseCallError('record_telemetry', error);
    return new Response(null, { status: 204 });
  },
});

function takeTurn(): void {
  const now = performance.now();
  if (now - minute.since >= 60_000) minute = { since: now, left: callsPerMinute };
  if (minute.left === 0) {
    throw new FunctionError(429, 'Too many reports. Please send them later.', { 'retry-after': '60' });
  }
  minute.left -= 1;
}
