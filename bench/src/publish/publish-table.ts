import { type PublishParts, withoutBrowser } from './publish-parts.ts';

export interface PublishFigures {
  readonly checked: PublishParts;
  /** ms of a publish without any check (`--force`). */
  readonly forced: number;
  /** The same where the pages of this version had been rendered before. */
  readonly forcedRendered: number;
}

/** ms: what one remote's release may take, with all checks and without the browser. */
const bars = { checked: 10_000, withoutBrowser: 2000 } as const;

/** A Markdown table. What is above its bar is bold. */
export function formatPublishTable({ checked, forced, forcedRendered }: PublishFigures): string {
  const prerender = forced - forcedRendered;
  const rows: readonly (readonly [label: string, time: number, bar?: number])[] = [
    ['Start, and whether the build is fresh', checked.start],
    ['Files: description to styles', checked.files],
    ['Types', checked.types],
    ['Browser, with its start and the backend’s', checked.browser],
    ['Browser, previous shell', checked.previousShell],
    ['Prerender', prerender],
    ['Copy and registry', checked.release - prerender],
    ['Browser and backend are closed', checked.close],
    ['All of it', checked.total, bars.checked],
    ['Without the browser', withoutBrowser(checked), bars.withoutBrowser],
    ['Without any check (`--force`)', forced],
  ];
  return [
    '| `fursa publish <remote>` | Time | Bar |',
    '|---|--:|--:|',
    ...rows.map(([label, time, bar]) => {
      const figure = bar !== undefined && time > bar ? `**${seconds(time)}**` : seconds(time);
      return `| ${label} | ${figure} | ${bar === undefined ? '' : seconds(bar)} |`;
    }),
  ].join('\n');
}

function seconds(time: number): string {
  return `${(time / 1000).toFixed(2)} s`;
}
