import type { Mail } from './outbox.ts';

/** `/dev/mail` for people, `/dev/mail.json` for tests; undefined for other paths. */
export function answerMailPage(pathname: string, mails: readonly Mail[]): Response | undefined {
  const headers = { 'cache-control': 'no-store' };
  if (pathname === '/dev/mail.json') return Response.json(mails, { headers });
  if (pathname !== '/dev/mail') return undefined;
  return new Response(mailPage(mails), {
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}

function mailPage(mails: readonly Mail[]): string {
  const articles = mails.toReversed().map(
    (mail) => `
    <article>
      <h2>${escapeHtml(mail.subject)}</h2>
      <p>To ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt}">${mail.sentAt}</time></p>
      <p>${linkAddresses(escapeHtml(mail.text))}</p>
    </article>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Mail that would have been sent</title>
    <style>
      body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
      article { margin-block: 2rem; border-top: 1px solid; white-space: pre-line; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main>
      <h1>Mail that would have been sent</h1>${articles.join('') || '\n      <p>None so far.</p>'}
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function linkAddresses(escaped: string): string {
  return escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}
