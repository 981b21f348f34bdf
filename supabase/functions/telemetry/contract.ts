import * as z from 'zod';

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
export const telemetrySchema = z.strictObject({ samples: z.array(sampleSchema).min(1).max(40) });
