import { expect, test } from 'vitest';
import { answerMailPage } from './mail-pages.ts';
import { createOutbox } from './outbox.ts';

const template = `<html><head><title>Confirm</title></head><body>
  <h1>Confirm &amp; go</h1>
  <a
    href="http://localhost:3000/auth/confirm?token_hash=abc&type=signup"
    >Confirm my address</a
  >
</body></html>`;

test('A mail’s text holds the words and the link of its page', async () => {
  const outbox = createOutbox();
  await outbox.send({ to: 'asha@example.com', subject: 'Confirm', html: template });
  expect(outbox.mails[0]?.text).toContain(
    'Confirm my address: http://localhost:3000/auth/confirm?token_hash=abc&type=signup',
  );
  expect(outbox.mails[0]?.text).not.toMatch(/<|Confirm<\/title>/);
});

test('The mail page shows what people typed as text and links addresses', async () => {
  const outbox = createOutbox();
  await outbox.send({ to: '"<img src=x onerror=alert(1)>"@example.com', subject: '<script>', html: template });
  const page = await answerMailPage('/dev/mail', outbox.mails)?.text();
  expect(page).not.toMatch(/<img|<script/);
  expect(page).toContain('href="http://localhost:3000/auth/confirm?token_hash=abc&#38;type=signup"');
});

test('Mails are told as JSON, and other paths are not mail pages', async () => {
  const outbox = createOutbox();
  await outbox.send({ to: 'asha@example.com', subject: 'Confirm', html: template });
  expect(await answerMailPage('/dev/mail.json', outbox.mails)?.json()).toEqual(outbox.mails);
  expect(answerMailPage('/dev/mail/other', outbox.mails)).toBeUndefined();
});

test('Only the newest two hundred mails are kept', async () => {
  const outbox = createOutbox();
  for (let index = 0; index < 205; index += 1) await outbox.send({ to: `${index}@example.com`, subject: '', html: '' });
  expect(outbox.mails).toHaveLength(200);
  expect(outbox.mails[0]?.to).toBe('5@example.com');
});
