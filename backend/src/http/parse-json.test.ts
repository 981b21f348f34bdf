import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('A body is JSON in UTF-8', () => {
  expect(parseJson(bytes('{"name":"Wanjikũ, \\"[,,,]\\""}'))).toEqual({ name: 'Wanjikũ, "[,,,]"' });
  expect(parseJson(bytes('{"name":'))).toBeUndefined();
  expect(parseJson(Uint8Array.of(0x22, 0xff, 0x22))).toBeUndefined();
});

test('It nests eight deep and no deeper', () => {
  const nested = (depth: number) => bytes('['.repeat(depth) + ']'.repeat(depth));
  expect(parseJson(nested(8))).toBeDefined();
  expect(parseJson(nested(9))).toBeUndefined();
});

test('It holds thousands of values and no more, however they are written', () => {
  const list = (count: number, item: string) => bytes(`[${Array.from({ length: count }, () => item).join(',')}]`);
  expect(parseJson(list(19_000, '1'))).toHaveLength(19_000);
  expect(parseJson(list(20_001, '1'))).toBeUndefined();
  expect(parseJson(list(10_001, '{}'))).toBeUndefined();
  expect(parseJson(list(1, `"${'[,'.repeat(30_000)}"`))).toHaveLength(1);
});

test('It holds no NUL, and no half character', () => {
  for (const body of ['{"a":"\\u0000"}', '{"\\u0000":1}', '{"a":["x\\u0000y"]}'])
    expect(parseJson(bytes(body))).toBeUndefined();
  expect(parseJson(bytes('["\\ud83d","\\ud83d\\ude00","\\\\u0000"]'))).toEqual(['\ufffd', '😀', '\\u0000']);
});
