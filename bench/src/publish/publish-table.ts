import type { PublishParts } from './publish-parts.ts';

export interface PublishFigures {
  readonly checked: PublishParts;
  /** ms of a publish without any check (`--force`). */
  readonly forced: number;
  /** The same where the pages of this version had been rendered before. */
  readonly forcedRendered: number;
}

/** ms: what one remote's release may take, with all checks. */
const bar = 2000;

/** A Markdown table. What is above its bar is bold. */
export function formatPublishTable({ checked, forced, forcedRendered }: PublishFigures): string {
  const prerender = forced - forcedRendered;
  const rows: readonly (readonly [label: string, time: number, bar?: typeof bar])[] = [
    ['Start, and whether the build is fresh', checked.start],
    ['Files, and the module evaluated', checked.files],
    ['Types', checked.types],
    ['Prerender', prerender],
    ['Copy and registry', checked.release - prerender],
    ['All of it', checked.total, bar],
    ['Without any check (`--force`)', forced],
  ];
  return [
    '| `fursa publish <remote>` | Time | Bar |',
    '|---|--:|--:|',
    ...rows.map(([label, time, limit]) => {
      const figure = limit !== undefined && time > limit ? `**${seconds(time)}**` : seconds(time);
      return `| ${label} | ${figure} | ${limit === undefined ? '' : seconds(limit)} |`;
    }),
  ].join('\n');
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}
