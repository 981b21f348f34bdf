import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { isChanged } from './compare-pictures.ts';

/** A grey picture, of which so many pixels are red. */
function draw(width: number, height: number, red = 0, deflateLevel = 9): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(200);
  for (let pixel = 0; pixel < red; pixel += 1) picture.data.set([200, 0, 0, 255], pixel * 4);
  return PNG.sync.write(picture, { deflateLevel });
}

test('A picture is like itself, however its file is packed', () => {
  expect(draw(100, 100, 0, 0).equals(draw(100, 100))).toBe(false);
  expect(isChanged(draw(100, 100), draw(100, 100))).toBe(false);
  expect(isChanged(draw(100, 100, 0, 0), draw(100, 100))).toBe(false);
});

test('One pixel in ten thousand may differ, and no more', () => {
  expect(isChanged(draw(100, 100), draw(100, 100, 1))).toBe(false);
  expect(isChanged(draw(100, 100), draw(100, 100, 2))).toBe(true);
});

test('A picture of another size is another picture', () => {
  expect(isChanged(draw(100, 100), draw(100, 101))).toBe(true);
});
