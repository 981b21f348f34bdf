import { expect, test } from 'vitest';
import { createRefusalHold } from './hold-refusals.ts';

const refusal = new Response(null, { status: 404 });

/** Whether it goes out at once: nothing but the hold itself waits longer than a turn of the event loop. */
async function isHeld(hold: Promise<void>): Promise<boolean> {
  const turn = new Promise<'turn'>((done) => setImmediate(done, 'turn'));
  return (await Promise.race([hold, turn])) === 'turn';
}

test('An address that provokes many refusals in a second has each further one held back, and no other address has', async () => {
  let time = 0;
  const hold = createRefusalHold(() => time);
  for (let index = 0; index < 100; index += 1) expect(await isHeld(hold('192.0.2.1', refusal))).toBe(false);
  expect(await isHeld(hold('192.0.2.1', refusal))).toBe(true);
  expect(await isHeld(hold('192.0.2.2', refusal))).toBe(false);
  expect(await isHeld(hold('192.0.2.1', new Response('jobs')))).toBe(false);
  time = 1_000;
  expect(await isHeld(hold('192.0.2.1', refusal))).toBe(false);
});
