import { expect, test } from 'vitest';
import { createHold } from './hold-callers.ts';

/** Whether it goes on at once: nothing but the hold itself waits longer than a turn of the event loop. */
async function isHeld(hold: Promise<void>): Promise<boolean> {
  const turn = new Promise<'turn'>((done) => setImmediate(done, 'turn'));
  return (await Promise.race([hold, turn])) === 'turn';
}

test('An address that asks very often in a second is held back each further time, and no other address is', async () => {
  let time = 0;
  const hold = createHold({ freePerSecond: 100, holdTime: 500, now: () => time });
  for (let index = 0; index < 100; index += 1) expect(await isHeld(hold('192.0.2.1'))).toBe(false);
  expect(await isHeld(hold('192.0.2.1'))).toBe(true);
  expect(await isHeld(hold('192.0.2.2'))).toBe(false);
  time = 1_000;
  expect(await isHeld(hold('192.0.2.1'))).toBe(false);
});
