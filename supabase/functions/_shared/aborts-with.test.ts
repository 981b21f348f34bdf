import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { abortsWith } from './aborts-with.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = z.custom<() => void>((gc) => typeof gc === 'function').parse(runInNewContext('gc'));

test.each([
  ['the time is up', () => abortsWith([new AbortController().signal], 1)],
  [
    'a source is',
    () => {
      const source = new AbortController();
      setTimeout(() => source.abort(), 1);
      return abortsWith([new AbortController().signal, abortsWith([source.signal])]);
    },
  ],
])(
  'A signal to which nobody listens yet is aborted when %s, whatever garbage is collected meanwhile',
  async (_, make) => {
    const signal = make();
    await sleep(20);
    collectGarbage();
    expect(signal.aborted).toBe(true);
  },
);

test('With a signal that is aborted already it is aborted at once', () => {
  expect(abortsWith([AbortSignal.abort()], 60_000).aborted).toBe(true);
  expect(abortsWith([new AbortController().signal], 60_000).aborted).toBe(false);
});
