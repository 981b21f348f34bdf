/** A backend in a process of its own, to be killed: `node backend-process.ts <data folder>`, prints its address and key. */
import { startTestBackend } from '../testing.ts';

const backend = await startTestBackend({ dataDir: process.argv[2] });
console.log(JSON.stringify({ url: backend.url, publishableKey: backend.publishableKey }));
