import { listPictures, type Picture } from './picture-list.ts';
import type { Scene } from './scene.ts';

/** What became of a picture since it was taken the time before. */
export type Outcome =
  | { readonly kind: 'same' | 'new' | 'changed' }
  /** It could not be taken. */
  | { readonly kind: 'failed'; readonly reason: string };

/** By the name of the picture's file; what was never taken is missing. */
export type Outcomes = ReadonlyMap<string, Outcome>;

/** Where the sheet finds the pictures from before, beside itself. */
export const beforeFolder = 'before';

/**
 * All pictures on one page that opens from disk: by page of the product and state, in each size and look. What changed stands beside what
 * was there before, and at the top; the pictures that are looked for can be left alone by words and by that they changed.
 */
export function sheetHtml(scenes: readonly Scene[], outcomes: Outcomes): string {
  const taken = listPictures(scenes).filter(({ file }) => outcomes.has(file));
  const areas = Map.groupBy(taken, ({ scene }) => scene.name.split('/')[0] ?? '');
  const sections = [...areas].map(([area, pictures]) => areaHtml(area, pictures, outcomes));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Pictures of Fursa</title>
<style>${style}</style>
<header>
<h1>Pictures of Fursa</h1>
<p>${escapeHtml(countOutcomes(taken, outcomes))}</p>
<form><label>Show <input type="search" id="words" placeholder="jobs 360 dark"></label>
<label><input type="checkbox" id="changed"> Only what changed</label></form>
</header>
<main>
${sections.join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

function countOutcomes(pictures: readonly Picture[], outcomes: Outcomes): string {
  const count = (kind: Outcome['kind']) => pictures.filter(({ file }) => outcomes.get(file)?.kind === kind).length;
  return `${pictures.length} pictures: ${count('changed')} changed, ${count('new')} new, ${count('failed')} failed`;
}

function areaHtml(area: string, pictures: readonly Picture[], outcomes: Outcomes): string {
  const states = Map.groupBy(pictures, ({ scene }) => scene);
  const changed = pictures.filter(({ file }) => outcomes.get(file)?.kind !== 'same').length;
  return `<details open>
<summary><h2>${escapeHtml(area)}</h2> ${states.size} states${changed === 0 ? '' : `, ${changed} to look at`}</summary>
${[...states].map(([scene, own]) => stateHtml(scene, own, outcomes)).join('\n')}
</details>`;
}

function stateHtml(scene: Scene, pictures: readonly Picture[], outcomes: Outcomes): string {
  const who = scene.account === undefined ? '' : `, ${scene.account}`;
  return `<section id="${escapeHtml(scene.name.replaceAll('/', '-'))}">
<h3>${escapeHtml(scene.name)} <small>${escapeHtml(scene.path + who)}</small></h3>
<div class="row">
${pictures.map((picture) => pictureHtml(picture, outcomes.get(picture.file))).join('\n')}
</div>
</section>`;
}

function pictureHtml({ scene, size, look, file }: Picture, outcome: Outcome | undefined): string {
  const kind = outcome?.kind ?? 'same';
  const name = `${size.width} × ${size.height}, ${look}`;
  const words = [scene.name, scene.path, scene.account ?? '', size.width, look, kind].join(' ').toLowerCase();
  const mark = kind === 'same' ? '' : ` <b class="${kind}">${kind}</b>`;
  return `<div class="picture" data-kind="${kind}" data-words="${escapeHtml(words)}">
<p>${name}${mark}</p>
${outcome?.kind === 'failed' ? `<pre>${escapeHtml(outcome.reason)}</pre>` : figures(`${scene.name}, ${name}`, file, size.width, kind)}
</div>`;
}

function figures(name: string, file: string, width: number, kind: Outcome['kind']): string {
  const figure = (address: string, caption: string) =>
    `<figure><a href="${address}"><img src="${address}" width="${width}" loading="lazy" alt="${escapeHtml(`${name}${caption && `, ${caption}`}`)}"></a>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
  const address = encodeURIComponent(file);
  if (kind !== 'changed') return figure(address, '');
  return `<div class="pair">${figure(`${beforeFolder}/${address}`, 'before')}${figure(address, 'after')}</div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `
body{font:15px/1.5 system-ui,sans-serif;margin:16px;background:Canvas;color:CanvasText}
header{position:sticky;top:0;z-index:1;padding:4px 0 8px;background:Canvas;border-bottom:1px solid GrayText}
h1{font-size:20px;margin:0}h2,h3{font-size:17px;margin:0;display:inline}h3{font-size:15px}header p{margin:0}
summary{padding:12px 0;cursor:pointer}section{padding:8px 0 16px}small{font-weight:400}
.row,.pair,form{display:flex;flex-wrap:wrap;gap:16px;align-items:flex-start}.picture p{margin:4px 0}
figure{margin:0}img{display:block;max-width:100%;height:auto;border:1px solid GrayText}img[width="360"]{width:180px}img[width="1280"]{width:400px}
pre{max-width:400px;white-space:pre-wrap;border:1px solid;padding:8px}b{padding:0 6px;border:2px solid}
[hidden]{display:none!important}`;

/** Everything is there without it; with it, what is looked for is left alone. */
const script = `
const words=document.getElementById('words'),changed=document.getElementById('changed');
function show(){
  const wanted=words.value.toLowerCase().split(' ').filter(Boolean);
  for(const picture of document.querySelectorAll('.picture'))
    picture.hidden=!wanted.every((word)=>picture.dataset.words.includes(word))||(changed.checked&&picture.dataset.kind==='same');
  for(const part of [...document.querySelectorAll('section'),...document.querySelectorAll('details')])
    part.hidden=!part.querySelector('.picture:not([hidden])');
}
document.forms[0].addEventListener('input',show);
document.forms[0].addEventListener('submit',(event)=>event.preventDefault());
show();`;
