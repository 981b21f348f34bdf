import { mailPageStyle } from './mail-page-style.ts';
import type { Mail, Outbox } from './outbox.ts';
import { type MailLink, readLinks } from './read-text.ts';

/**
 * `/dev/mail` for people, `/dev/mail.json` for tests; undefined for other paths. `/dev/mail?mail=3` is the third mail
 * since the start. The pages run no script, and what stands in a mail runs none either.
 */
export function answerMailPage({ pathname, searchParams }: URL, outbox: Outbox): Response | undefined {
  if (pathname === '/dev/mail.json') return Response.json(outbox.mails, { headers: { 'cache-control': 'no-store' } });
  if (pathname !== '/dev/mail') return undefined;
  const wanted = searchParams.get('mail');
  if (wanted === null) return htmlResponse(listPage(outbox));
  const mail = outbox.mails[Number(wanted) - outbox.forgotten - 1];
  return mail === undefined ? htmlResponse(missingPage(), 404) : htmlResponse(mailPage(mail));
}

function htmlResponse(html: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      // A frame made from `srcdoc` inherits this: the mail in it loads nothing from anywhere.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

function listPage({ mails, forgotten }: Outbox): string {
  const entries = mails.map((mail, index) => listEntry(mail, forgotten + index + 1)).reverse();
  const list =
    entries.length === 0
      ? '<p class="card">No mail so far. Register in the product or ask for a new password, then load this page again.</p>'
      : `<ol>${entries.join('')}</ol>`;
  return frame({
    title: 'Outbox',
    main: `
      <h1>Outbox</h1>
      <p class="muted">Mail that would have been sent. It stays on this machine, until the product stops.</p>
      <p><a href="/dev/mail">Load again</a> · <a href="/">Open Fursa</a></p>
      ${list}`,
  });
}

function listEntry({ to, subject, sentAt }: Mail, number: number): string {
  return `
        <li class="card">
          <h2><a href="/dev/mail?mail=${number}">${escapeHtml(subject)}</a></h2>
          <p class="muted">To ${escapeHtml(to)}</p>
          <p class="muted">${time(sentAt)}</p>
        </li>`;
}

function mailPage(mail: Mail): string {
  return frame({
    title: mail.subject,
    main: `
      <p><a href="/dev/mail">Outbox</a></p>
      <h1>${escapeHtml(mail.subject)}</h1>
      <p class="muted">To ${escapeHtml(mail.to)}</p>
      <p class="muted">${time(mail.sentAt)}</p>
      ${readLinks(mail.html).map(linkButton).join('')}
      <h2>As a mail program shows it</h2>
      <iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(leadOut(mail.html))}"></iframe>
      <h2>As plain text</h2>
      <pre class="card">${escapeHtml(mail.text)}</pre>`,
  });
}

function missingPage(): string {
  return frame({
    title: 'Mail not found',
    main: `
      <h1>Mail not found</h1>
      <p>The outbox is emptied when the product stops, and keeps the newest 200 mails.</p>
      <p><a href="/dev/mail">Outbox</a></p>`,
  });
}

function linkButton({ address, words }: MailLink): string {
  return `<p><a class="button" href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`;
}

/** Links of the framed mail open in the whole window: the product refuses to be framed. */
function leadOut(html: string): string {
  return html.replace('<head>', '<head><base target="_top" />');
}

function time(sentAt: string): string {
  return `<time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function frame({ title, main }: { readonly title: string; readonly main: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)} · Fursa</title>
    <style>${mailPageStyle}</style>
  </head>
  <body>
    <main>${main}
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
