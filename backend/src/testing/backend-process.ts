/**
 * A backend in a process of its own, to be killed: `node backend-process.ts <data folder>`. Prints its address and key; what
 * stops it is one line on stderr, and status 1, as with `fursa start`.
 */
import { BackendStartError } from '../backend-start-error.ts';
import { startTestBackend } from './test-backend.ts';

try {
  const backend = await startTestBackend({ dataDir: process.argv[2] });
  process.once('SIGTERM', () => void backend.close().then(() => process.exit(0)));
  console.log(JSON.stringify({ url: backend.url, publishableKey: backend.publishableKey }));
} catch (error) {
  if (!(error instanceof BackendStartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
