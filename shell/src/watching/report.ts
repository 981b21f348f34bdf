/** A remote, or `shell`, in the version that runs here. */
export interface Subject {
  readonly remote: string;
  readonly version: string;
}

export type CounterName =
  | 'fursa.remote.mounts'
  | 'fursa.remote.errors'
  | 'fursa.remote.retries'
  | 'fursa.remote.fallbacks'
  | 'fursa.csp.violations';

/** Milliseconds; of `cls` its score. */
export type MeasureName = 'fursa.remote.load.duration' | `browser.web_vital.${'lcp' | 'inp' | 'cls' | 'fcp' | 'ttfb'}`;

interface Sample extends Subject {
  readonly metric: CounterName | MeasureName;
  value: number;
}

/** What is measured here until it is sent. */
export interface Report {
  count(subject: Subject | undefined, metric: CounterName): void;
  measure(subject: Subject | undefined, metric: MeasureName, value: number): void;
  /** Sends what there is. What cannot be sent is kept for the next time, once. */
  flush(): void;
}

/** Samples after which they are sent; the function takes forty. */
const batchSize = 20;
/** The largest values that the function takes. */
const maxCounter = 100;
const maxMeasure = 60_000;

/** @param send whether the browser has taken it */
export function createReport(send: (body: string) => boolean): Report {
  let samples: Sample[] = [];
  let wasKept = false;

  function add(sample: Sample): void {
    samples.push(sample);
    if (samples.length >= batchSize) flush();
  }

  function flush(): void {
    if (samples.length === 0) return;
    const batch = samples;
    samples = [];
    wasKept = !send(JSON.stringify({ samples: batch })) && !wasKept;
    if (wasKept) samples = batch;
  }

  return {
    count(subject, metric) {
      if (subject === undefined) return;
      const { remote, version } = subject;
      const known = samples.find(
        (sample) => sample.remote === remote && sample.version === version && sample.metric === metric,
      );
      if (known === undefined) add({ remote, version, metric, value: 1 });
      // An error that repeats without end is one line of the report.
      else known.value = Math.min(known.value + 1, maxCounter);
    },
    measure(subject, metric, value) {
      if (subject === undefined) return;
      const { remote, version } = subject;
      add({ remote, version, metric, value: Math.min(Math.round(value * 1_000) / 1_000, maxMeasure) });
    },
    flush,
  };
}
