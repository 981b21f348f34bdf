import { describe, expect, it } from 'vitest';
import { isHost, isRequestTarget } from './request-target.ts';

describe('isRequestTarget', () => {
  it.each([
    '/',
    '/jobs?q=100%25&page=2',
    '/jobs?q=100%',
    '/jobs/%C3%A9t%C3%A9',
    '/storage/v1/object/cvs/1/my%20cv.pdf',
    '/rest/v1/jobs?select=*,companies(name)&title=ilike.*%25a*',
    "/~a/b-c_d.e!$&'()*+,;=:@",
    '/a..b/...',
    '/jobs?next=//evil.example/../x\\',
  ])('%s is one', (target) => {
    expect(isRequestTarget(target)).toBe(true);
  });

  it.each([
    ['', 'nothing'],
    ['*', 'the server itself'],
    ['http://evil.example/dev/mail', 'a whole address'],
    ['HTTPS://localhost/', 'a whole address'],
    ['localhost:3000', 'a host, as CONNECT has it'],
    ['//evil.example/x', 'a host in disguise'],
    ['jobs', 'no path from the root'],
    ['/jobs#top', 'a fragment'],
    ['/a b', 'a blank'],
    ['/caf\u00e9', 'a letter that must be encoded'],
    ['/%', 'a broken %'],
    ['/%zz', 'a broken %'],
    ['/jobs/%e9', 'bytes that are no UTF-8'],
    ['/%c0%ae%c0%ae/secret', 'dots in an overlong form'],
    ['/a%00b', 'NUL'],
    ['/jobs?q=a%00b', 'NUL in the query'],
    ['/jobs?q=a?b=%00', 'NUL behind a second question mark'],
    ['/a%0d%0aX-Header:1', 'a line end'],
    ['/a\\..\\b', 'backslashes'],
    ['/a%5cb', 'an encoded backslash'],
    ['/../etc', 'dots'],
    ['/a/./b', 'a dot'],
    ['/a/%2e%2e/b', 'encoded dots'],
    ['/a/..', 'dots at the end'],
    ['/a%2f..%2fb', 'dots between encoded slashes'],
  ])('%j is none: it holds %s', (target, _reason) => {
    expect(isRequestTarget(target)).toBe(false);
  });
});

describe('isHost', () => {
  it.each(['localhost', 'fursa.example.com:8080', '127.0.0.1:3000', '[::1]', '[2001:db8::1]:443', 'my_host'])(
    '%s is a host',
    (host) => {
      expect(isHost([host])).toBe(true);
    },
  );

  it.each([[undefined], [[]], [['']], [['a', 'b']], [['a b']], [['a/b']], [['user@a']], [['a:port']], [['a,b']]])(
    '%j is no host',
    (hosts) => {
      expect(isHost(hosts)).toBe(false);
    },
  );
});
