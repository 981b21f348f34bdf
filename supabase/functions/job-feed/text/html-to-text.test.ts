import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test.each([
  ['Plain text stays', 'Plain text stays'],
  ['<p>One</p><p>Two<br>Three</p>', 'One\n\nTwo\nThree'],
  ['<ul><li>Weld</li><li class="x">Cut</li></ul>', '- Weld\n\n- Cut'],
  ['a<b>bold</b>c', 'aboldc'],
  [
    'Fish &amp; chips &lt;b&gt; &#39;x&#39; &#x41; &nbsp;&bogus; &Kcedil; &#99999999;',
    "Fish & chips <b> 'x' A &bogus; Ķ \ufffd",
  ],
  ['before<script>alert("<b>")</script>after', 'beforeafter'],
  ['before<SCRIPT>alert(1)</ScRiPt >after', 'beforeafter'],
  ['before<script>never closed <b>', 'before'],
  ['<style>p{}</style><!-- <b>no</b> -->text', 'text'],
  ['<img src=x onerror="alert(1)">text', 'text'],
  ['Salary < 50,000 and > 20,000', 'Salary < 50,000 and > 20,000'],
  ['an open <a href="', 'an open <a href="'],
  ['nul\u0000 bell\u0007 right-to-left \u202eevil', 'nul bell right-to-left evil'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
  ['one\r\n\r\n\r\n\r\ntwo   three', 'one\n\ntwo three'],
  ['', ''],
])('%j is read as %j', (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each(['<', '<a', '<!--', '<script>', '<script></script>', '&', '&#', '<p>\n', ' \n'])(
  'A megabyte of %j is read to its end',
  (piece) => {
    // An algorithm whose time grows with the square of its length would not be done within the time a test may take.
    const hostile = piece.repeat(1_000_000 / piece.length);
    expect(htmlToText(hostile).length).toBeLessThanOrEqual(hostile.length);
  },
);
