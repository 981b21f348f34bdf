// @vitest-environment node
import { expect, test } from 'vitest';
import { maxZoom, moveCrop, squareOf, wholeCrop, zoomCrop } from './crop.ts';

const wide = { width: 400, height: 200 };
const tall = { width: 200, height: 400 };

test('The first crop is the largest square in the middle', () => {
  expect(squareOf(wholeCrop(wide), wide)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf(wholeCrop(tall), tall)).toEqual({ left: 0, top: 100, side: 200 });
});

test('It moves by parts of the square, and stops at the edges', () => {
  expect(squareOf(moveCrop(wholeCrop(wide), wide, 0.25, 0), wide)).toEqual({ left: 150, top: 0, side: 200 });
  expect(squareOf(moveCrop(wholeCrop(wide), wide, 9, 9), wide)).toEqual({ left: 200, top: 0, side: 200 });
  expect(squareOf(moveCrop(wholeCrop(wide), wide, -9, -9), wide)).toEqual({ left: 0, top: 0, side: 200 });
});

test('It zooms about the middle, from the whole to five times', () => {
  expect(squareOf(zoomCrop(wholeCrop(wide), wide, 2), wide)).toEqual({ left: 150, top: 50, side: 100 });
  expect(zoomCrop(wholeCrop(wide), wide, 100).zoom).toBe(maxZoom);
  expect(zoomCrop(wholeCrop(wide), wide, 0.1)).toEqual(wholeCrop(wide));
});

test('Zoomed out at an edge it comes back inside', () => {
  const corner = moveCrop(zoomCrop(wholeCrop(wide), wide, 4), wide, 9, 9);
  expect(squareOf(corner, wide)).toEqual({ left: 350, top: 150, side: 50 });
  expect(squareOf(zoomCrop(corner, wide, 1), wide)).toEqual({ left: 200, top: 0, side: 200 });
});

test('A picture of one line and one of one pixel have a square too', () => {
  expect(
    squareOf(moveCrop(wholeCrop({ width: 900, height: 1 }), { width: 900, height: 1 }, 5, 5), {
      width: 900,
      height: 1,
    }),
  ).toEqual({ left: 454.5, top: 0, side: 1 });
  expect(squareOf(wholeCrop({ width: 1, height: 1 }), { width: 1, height: 1 })).toEqual({ left: 0, top: 0, side: 1 });
});
