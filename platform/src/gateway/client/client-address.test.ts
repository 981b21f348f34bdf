import { describe, expect, it } from 'vitest';
import { findClientAddress, groupAddress } from './client-address.ts';
import { noTrustedProxies, parseTrustedProxies } from './trusted-proxies.ts';

const proxies = parseTrustedProxies('10.0.0.0/8, loopback, 2001:db8:ffff::/48, 203.0.113.9');

describe('findClientAddress', () => {
  it.each([
    ['198.51.100.1', ['203.0.113.7'], '198.51.100.1', 'the peer is no proxy'],
    ['10.0.0.1', [], '10.0.0.1', 'a proxy speaks for itself'],
    ['10.0.0.1', ['203.0.113.7'], '203.0.113.7', 'a proxy speaks for its client'],
    ['10.0.0.1', ['6.6.6.6, 203.0.113.7'], '203.0.113.7', 'the client wrote an entry of its own'],
    ['10.0.0.1', ['6.6.6.6', '203.0.113.7'], '203.0.113.7', 'the client sent a header of its own'],
    ['10.0.0.1', ['10.0.0.66, 203.0.113.7'], '203.0.113.7', 'the client names a trusted proxy'],
    ['10.0.0.1', ['6.6.6.6, 203.0.113.7, 203.0.113.9, 10.2.3.4'], '203.0.113.7', 'several proxies stand in a row'],
    ['10.0.0.1', ['203.0.113.7, 198.51.100.1, 10.2.3.4'], '198.51.100.1', 'a proxy in the row is a stranger'],
    ['10.0.0.1', ['10.0.0.3, 10.0.0.2'], '10.0.0.3', 'all of them are proxies'],
    ['10.0.0.1', ['203.0.113.7, unknown'], '10.0.0.1', 'an entry is no address'],
    ['10.0.0.1', ['203.0.113.7, , 10.0.0.2'], '10.0.0.2', 'an entry is empty'],
    ['10.0.0.1', ['203.0.113.7, 127.1'], '10.0.0.1', 'an entry is a short form'],
    ['10.0.0.1', ['203.0.113.7\u00a0'], '203.0.113.7', 'an entry stands between blanks'],
    ['10.0.0.1', ['_hidden'], '10.0.0.1', 'the proxy hides its client'],
    ['10.0.0.1', ['203.0.113.7:4711'], '203.0.113.7', 'the proxy adds the port'],
    ['10.0.0.1', ['[2001:db8::7]:4711'], '2001:db8::7', 'the proxy adds the port to IPv6'],
    ['::ffff:10.0.0.1', ['203.0.113.7'], '203.0.113.7', 'the system writes IPv4 as IPv6'],
    ['::1', ['::ffff:203.0.113.7'], '::ffff:203.0.113.7', 'the proxy writes IPv4 as IPv6'],
    ['2001:db8:ffff::1', ['2001:db8::7'], '2001:db8::7', 'all is IPv6'],
    [undefined, ['203.0.113.7'], undefined, 'the client has gone'],
  ])('The client of %s behind %j is %s: %s', (peer, forwardedFor, expected, _reason) => {
    expect(findClientAddress(peer, forwardedFor, proxies)).toBe(expected);
  });

  it('Nobody is believed while no proxy is trusted', () => {
    expect(findClientAddress('127.0.0.1', ['203.0.113.7'], noTrustedProxies)).toBe('127.0.0.1');
  });
});

describe('groupAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::1'],
    ['127.0.0.1', '127.0.0.1'],
    ['127.1', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, expected) => {
    expect(groupAddress(address)).toBe(expected);
  });
});

describe('parseTrustedProxies', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['10.1.2.3', '10.1.2.4', false],
    ['::ffff:10.1.2.3', '10.1.2.3', true],
    ['2001:db8::/32', '2001:db8:9::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['loopback', '127.0.0.1', true],
    ['loopback', '::1', true],
    ['loopback', '128.0.0.1', false],
    ['loopback', 'localhost', false],
    [' loopback , 10.0.0.1 ', '10.0.0.1', true],
  ])('With %s trusted, %s is a proxy: %s', (text, address, isTrusted) => {
    expect(parseTrustedProxies(text).has(address)).toBe(isTrusted);
  });

  it.each([
    'nginx',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    '::ffff:10.0.0.0/104',
    'loopback,',
    '10.0.0.1;10.0.0.2',
    'fe80::1%eth0',
    '0.0.0.0/0',
    '::/0',
  ])('%s names no proxies', (text) => {
    expect(() => parseTrustedProxies(text)).toThrow(RangeError);
  });
});
