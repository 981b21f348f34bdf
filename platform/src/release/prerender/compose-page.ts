import { framePlace } from '../../preset/prerender/prerender-contract.ts';
import { escapeText } from '../static-site/search-engines.ts';
import type { PrerenderedPage } from './prerender-pages.ts';

/**
 * The template of every page with a rendered page in the place of the frame, and its title and styles in the head: a style sheet that hangs
 * would keep everything off the screen. `undefined` when the template has no such place: it is from before there was one. Pure.
 */
export function composePage(template: string, { title, html, styles }: PrerenderedPage): string | undefined {
  const start = template.indexOf(framePlace.start);
  const end = template.indexOf(framePlace.end);
  if (start === -1 || end < start) return undefined;
  const style = styles === '' ? '' : `<style>${styles}</style>`;
  const head = template
    .slice(0, start)
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeText(title)} · Fursa</title>`)
    .replace('</head>', () => `${style}</head>`);
  return `${head}<div id="root">${html}</div>${template.slice(end + framePlace.end.length)}`;
}
