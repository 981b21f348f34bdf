/** Runs one flood from one address and prints how it was answered: `node flood-process.ts '{"address", "publishableKey", "flood", "seconds"}'`. */
import * as z from 'zod';
import { createSender, employer, floods, register, signIn } from './floods.ts';

const optionsSchema = z.object({
  address: z.string(),
  publishableKey: z.string(),
  flood: z.string(),
  milliseconds: z.number(),
  localAddress: z.string(),
});

const {
  address,
  publishableKey,
  flood: name,
  milliseconds,
  localAddress,
} = optionsSchema.parse(JSON.parse(process.argv[2] ?? '{}'));
const flood = floods.find((known) => known.name === name);
if (flood === undefined) throw new Error(`There is no flood ${name}`);
const sender = createSender(address, localAddress, flood.connections);
const flooders = await Promise.all(
  Array.from({ length: flood.accounts ?? 1 }, async () => ({
    sender,
    ...(flood.isEmployer ? await signIn(sender, publishableKey, employer) : await register(sender, publishableKey)),
  })),
);
for (const flooder of flooders) await flood.prepare?.(flooder);
console.log('ready');
await new Promise((start) => process.stdin.once('data', start));

const statuses: Record<number, number> = {};
const end = performance.now() + milliseconds;
let count = 0;
async function keepSending(): Promise<void> {
  while (performance.now() < end) {
    count += 1;
    const flooder = flooders[count % flooders.length];
    const status = flooder && (await flood?.send(flooder, count));
    if (status !== undefined) statuses[status] = (statuses[status] ?? 0) + 1;
  }
}
const running = Promise.all(Array.from({ length: flood.connections }, keepSending));
// Requests that hang at the end are part of some floods; nobody waits for them.
await Promise.race([running, new Promise((done) => setTimeout(done, milliseconds + 2_000))]);
console.log(JSON.stringify(statuses));
process.exit();
