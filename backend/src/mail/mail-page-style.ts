/** The looks of the outbox: the product's colours and spaces, in a sheet of its own since no build makes this page. */
export const mailPageStyle = `
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
