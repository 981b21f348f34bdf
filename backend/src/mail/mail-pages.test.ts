import { expect, test } from 'vitest';
import { finishMail } from '../lite/mail-of-call.ts';
import { answerMailPage } from './mail-pages.ts';
import { createOutbox, type Outbox } from './outbox.ts';

const template = `<html><head><title>Confirm</title></head><body>
  <h1>Confirm &amp; go</h1>
  <a
    href="http://localhost:3000/auth/confirm?token_hash=abc&amp;type=signup"
    >Confirm my address</a
  >
</body></html>`;

function mail(subject: string, html = template, to = 'asha@example.com') {
  return finishMail({ to, subject, html, sentAt: '2026-11-22T08:00:00.000Z' });
}

function outboxWith(...subjects: readonly string[]): Outbox {
  const outbox = createOutbox();
  for (const subject of subjects) outbox.add(mail(subject));
  return outbox;
}

function open(path: string, outbox: Outbox): Response | undefined {
  return answerMailPage(new URL(path, 'http://localhost:3000'), outbox);
}

test('The outbox lists the newest mail first, and each leads to its own page', async () => {
  const outbox = outboxWith('First', 'Second');
  const page = await open('/dev/mail', outbox)?.text();
  const links = [...(page ?? '').matchAll(/href="(\/dev\/mail\?mail=\d+)">(\w+)</g)].map(([, href, words]) => [
    href,
    words,
  ]);
  expect(links).toEqual([
    ['/dev/mail?mail=2', 'Second'],
    ['/dev/mail?mail=1', 'First'],
  ]);
  expect(await open('/dev/mail?mail=1', outbox)?.text()).toContain('<h1>First</h1>');
});

test('A mail’s page has the link to press outside the frame', async () => {
  const page = await open('/dev/mail?mail=1', outboxWith('Confirm'))?.text();
  expect(page).toContain(
    '<a class="button" href="http://localhost:3000/auth/confirm?token_hash=abc&#38;type=signup">Confirm my address</a>',
  );
});

test('What people typed is shown as text, and a hostile mail runs and loads nothing', async () => {
  const outbox = createOutbox();
  const hostile = '</iframe><script>alert(1)</script><a href="javascript:alert(2)">x</a>"><img src=x onerror=alert(3)>';
  outbox.add(mail('<script>', hostile, '"<img src=x onerror=alert(1)>"@example.com'));
  for (const path of ['/dev/mail', '/dev/mail?mail=1']) {
    const answer = open(path, outbox);
    expect(answer?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    const page = await answer?.text();
    expect(page).not.toMatch(/<img|<script|href="javascript/);
    expect(page).not.toContain('allow-scripts');
  }
});

test('Mails are told as JSON, and other paths are not mail pages', async () => {
  const outbox = outboxWith('Confirm');
  expect(await open('/dev/mail.json', outbox)?.json()).toEqual(outbox.mails);
  expect(open('/dev/mail/other', outbox)).toBeUndefined();
});

test('Only the newest two hundred mails are kept, and each keeps its address', async () => {
  const outbox = outboxWith(...Array.from({ length: 205 }, (_, index) => `Mail ${index + 1}`));
  expect(outbox.mails).toHaveLength(200);
  expect(outbox.mails[0]?.subject).toBe('Mail 6');
  expect(await open('/dev/mail?mail=6', outbox)?.text()).toContain('<h1>Mail 6</h1>');
});

test.each(['0', '3', '-1', '1.5', 'x', ''])('There is no mail %j in an outbox of two', async (number) => {
  const answer = open(`/dev/mail?mail=${number}`, outboxWith('First', 'Second'));
  expect(answer?.status).toBe(404);
  expect(await answer?.text()).toContain('Mail not found');
});
