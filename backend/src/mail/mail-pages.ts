import type { Mail, Outbox } from './outbox.ts';
import { type MailLink, readLinks } from './read-text.ts';

/** The looks of the outbox: the product's colours and spaces, in a sheet of its own since no build makes this page. */
const mailPageStyle = `
  :root {
    color-scheme: light dark;
    --canvas: #fbfaf7; --surface: #ffffff; --ink: #15191a; --muted: #55605c; --line: #d9d6ce;
    --primary: #00663b; --primary-hover: #00522f; --on-primary: #ffffff; --focus: #0b5fff;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --canvas: #0e1312; --surface: #171e1c; --ink: #edf1ee; --muted: #a9b5b0; --line: #2b3532;
      --primary: #5fd39a; --primary-hover: #86e0b3; --on-primary: #06281a; --focus: #8ab4ff;
    }
  }
  * { box-sizing: border-box; }
  body {
    margin: 0; background: var(--canvas); color: var(--ink);
    font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
  }
  body::before {
    content: ""; display: block; height: 3px;
    background: linear-gradient(90deg, #15191a 30%, #fff 30% 35%, #b00d23 35% 65%, #fff 65% 70%, #00663b 70%);
  }
  main { max-width: 45rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  h1, h2 { margin: 0; font-weight: 650; letter-spacing: -0.01em; line-height: 1.3; text-wrap: balance; }
  h1 { font-size: 1.75rem; margin-block-end: 0.5rem; }
  h2 { font-size: 1.125rem; }
  main > h2 { margin-block: 2rem 0.75rem; }
  p { margin: 0; }
  main > p + p:not(.muted) { margin-block-start: 1rem; }
  main > p + h1 { margin-block-start: 0.75rem; }
  .muted { color: var(--muted); }
  a { color: var(--primary); text-underline-offset: 0.15em; }
  a:hover { color: var(--primary-hover); }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  ol { margin: 1.5rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; }
  .card, iframe { width: 100%; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
  .card { margin: 0; padding: 1rem; }
  li.card { position: relative; }
  /* The whole card is the link. */
  li.card a::after { content: ""; position: absolute; inset: 0; border-radius: 0.75rem; }
  li.card h2 { margin-block-end: 0.25rem; }
  li.card p, time { font-size: 0.875rem; }
  .button {
    display: inline-block; padding: 0.625rem 1.25rem; border-radius: 0.5rem;
    background: var(--primary); color: var(--on-primary); font-weight: 650; text-decoration: none;
  }
  .button:hover { background: var(--primary-hover); color: var(--on-primary); }
  iframe { display: block; height: 36rem; }
  pre { font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
  @media (min-width: 48rem) {
    main { padding-block-start: 3rem; }
    iframe { height: 27rem; }
  }
`;

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
