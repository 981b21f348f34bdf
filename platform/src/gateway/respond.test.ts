import { describe, expect, it } from 'vitest';
import { negotiateEncoding } from './respond.ts';

describe('negotiateEncoding', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['br; q=0.3 , *;q=0.1', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0.2, identity;q=0.9', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('The header %j is answered with %s', (accepted, expected) => {
    expect(negotiateEncoding(accepted, ['br', 'gzip'])).toBe(expected);
  });

  it('An encoding there is no file for is never chosen', () => {
    expect(negotiateEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
    expect(negotiateEncoding('br, gzip', [])).toBe('identity');
  });
});
