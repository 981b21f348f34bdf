/** Whether everything of a suite runs (platform/src/test-run/suites.ts), or only what stands for it in the gate. */
export function runsSuite(name: 'looks' | 'layout' | 'faults'): boolean {
  return (process.env.FURSA_SUITES ?? '').split(',').includes(name);
}
