import { expect, test } from 'vitest';
import { createSafeSerializers } from './safe-serializers.ts';

const text = (value: unknown) => {
  if (typeof value !== 'string') throw new Error('no text');
  return value;
};
/** As both drivers do. */
const list = (value: unknown) => (Array.isArray(value) ? `{${value.join(',')}}` : value);

test('A value becomes a text or is refused with the code of PostgreSQL', () => {
  const serializers = createSafeSerializers<Record<number, (value: unknown) => unknown>>({ 25: text, 1009: list });
  expect([serializers[25]?.('a'), serializers[1009]?.(['a', 'b']), serializers[2950]?.(1)]).toEqual([
    'a',
    '{a,b}',
    '1',
  ]);
  for (const [type, value] of [
    [25, {}],
    [1009, {}],
    [1009, true],
    [1009, 1],
    [2950, { toString: 1 }],
  ] as const) {
    expect(() => serializers[type]?.(value)).toThrow(expect.objectContaining({ code: '22P02' }));
  }
});

test('Types that the driver learns of later are safe, too', () => {
  const serializers = createSafeSerializers<Record<number, (value: unknown) => unknown>>({});
  expect([25 in serializers]).toEqual([false]);
  serializers[25] = text;
  expect([25 in serializers]).toEqual([true]);
  expect(() => serializers[25]?.(1)).toThrow(expect.objectContaining({ code: '22P02' }));
});
