import { readFileSync } from 'node:fs';
import { readPerson } from '@fursa/engine/read-person';
import { readPosting } from '@fursa/engine/read-posting';
import { scoreMatch } from '@fursa/engine/score-match';
import { seedJobs } from '@fursa/supabase/seed-jobs';
import { readPeople } from '../src/match/read-people.ts';
import { tokenize } from '../../engine/src/text/tokenize.ts';

const stop = new Set('the a an and or of in to for with on at by from as is are be was were we you your our it this that have has will who what which not no all can may more one two three new they their i my me us if so than then there any also do does did he she his her its but up out about over under into within per etc years year work experience job skills post need ya wa na kwa ni za la cha katika'.split(' '));
const stem = (w: string) => process.env.STEM ? (w.length > 5 ? w.replace(/(?:ing|ed|er|or|ion|ment|al|e)$/, "") : w.replace(/(?:e|ed)$/, "")).replace(/(.)\1$/, "$1") : w;
const words = (t: string) => tokenize(t).map((x) => stem(x.singular)).filter((w) => w.length > 2 && !stop.has(w) && !/^\d/.test(w));
const jobs = seedJobs();
const docs = jobs.map((j) => words(`${j.title} ${j.title} ${j.title} ${j.skills.join(' ')} ${j.description} ${j.requirements}`));
const df = new Map<string, number>();
for (const d of docs) for (const w of new Set(d)) df.set(w, (df.get(w) ?? 0) + 1);
const N = docs.length; if (process.env.HALF) { df.clear(); for (const [i, d] of docs.entries()) if (i % 10 === 0) for (const w of new Set(d)) df.set(w, (df.get(w) ?? 0) + 10); } const avg = docs.reduce((s, d) => s + d.length, 0) / N;
const F = process.env.FLAT?.split(',').map(Number); const idf = (w: string) => F ? (() => { const r = (df.get(w) ?? 0) / N; return r >= F[0]! ? 0 : r >= F[1]! ? F[2]! : F[3]!; })() : Math.log(1 + (N - (df.get(w) ?? 0) + .5) / ((df.get(w) ?? 0) + .5));
const tfs = docs.map((d) => { const m = new Map<string, number>(); for (const w of d) m.set(w, (m.get(w) ?? 0) + 1); return m; });
const bm = (cv: Set<string>, i: number) => { let s = 0; const L = docs[i]!.length; for (const w of cv) { const f = tfs[i]!.get(w); if (f) s += idf(w) * f * 2.2 / (f + 1.2 * (.25 + .75 * L / avg)); } return s; };
const mode = process.argv[2] ?? 'now'; const K = Number(process.argv[3] ?? 20); const ref = Number(process.argv[4] ?? .3); const top = Number(process.argv[5] ?? 25);
// posting-side: top words
const postWords = tfs.map((m, i) => { const L = docs[i]!.length; return [...m].map(([w, f]) => [w, idf(w) * f * 2.2 / (f + 1.2 * (.25 + .75 * L / avg))] as const).sort((a, b) => b[1] - a[1]).slice(0, top); });
const sums = postWords.map((p) => p.reduce((s, [, x]) => s + x, 0));
const facts = jobs.map((j) => readPosting({ ...j, companyName: j.company.name }));
let first = 0, three = 0, mrr = 0, spread = 0, good = 0, own70 = 0; const bad: string[] = [];
const people = readPeople();
for (const p of people) {
  const pf = readPerson({ resume: p.resume, skills: [], today: '2026-12-31' });
  const cv = new Set(words(p.resume));
  const b = jobs.map((_, i) => bm(cv, i)); const bmax = Math.max(...b);
  const ranked = jobs.map((j, i) => {
    const s = scoreMatch(pf, facts[i]!) ?? 0;
    const w = postWords[i]!.reduce((t, [x, v]) => t + (cv.has(x) ? v : 0), 0) / sums[i]!;
    const raw = postWords[i]!.reduce((t, [x, v]) => t + (cv.has(x) ? v : 0), 0); const share = Math.min(1, process.env.ABS ? raw / ref : w / ref);
    const score = mode === 'now' ? s : mode === 'bm' ? b[i]! : mode === 'both' ? s + K * b[i]! / bmax : mode === "share" ? Math.floor(s * (100 - K) / 100 + K * share) : mode.startsWith("cap") ? Math.floor(s * (100 - K) / 100 + (K / 100) * Math.min(100 * share, Number(mode.slice(3)) * s)) : mode === "gate" ? Math.floor(s * (100 - K) / 100 + (s >= 20 ? K * share : K * share * s / 20)) : Math.min(100, Math.floor(s * (100 - K + 10) / 100 + K * share));
    return { title: j.title, sector: j.sector, score };
  }).sort((a, c) => c.score - a.score);
  const own = ranked.findIndex((r) => p.ownTitles.includes(r.title)) + 1;
  first += own === 1 ? 1 : 0; three += own >= 1 && own <= 3 ? 1 : 0; mrr += 1 / own;
  spread += ranked[0]!.score - ranked[19]!.score;
  const m = ranked.filter((r) => r.score >= 70); good += m.length; own70 += m.filter((r) => p.ownTitles.includes(r.title)).length;
  if (own !== 1) bad.push(`${p.name} ${own}: ${ranked.slice(0, 4).map((r) => `${r.title} ${Math.round(r.score)}`).join(', ')}`);
}
console.log(mode, K, ref, top, { n: people.length, first, three, mrr: +(mrr / people.length).toFixed(3), spread: +(spread / people.length).toFixed(1), good, own70: +(own70 / good).toFixed(2) });
if (process.argv[6]) console.log(bad.join('\n'));
if (process.env.DF) { for (const [a, b] of [[.15, 1], [.07, .15], [.03, .07]] as const) { const list = [...df].filter(([, n]) => n / N >= a && n / N < b).map(([w]) => w).sort(); console.log(a, list.length, list.join(' ')); } }
