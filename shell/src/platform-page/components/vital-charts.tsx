import { useMessages } from '@fursa/shared/i18n';
import { messages } from '../messages.ts';
import { drawLine, lineBox } from '../model/draw-line.ts';
import type { VitalLine, VitalName } from '../model/sum-health.ts';

interface VitalChartsProps {
  readonly lines: readonly (VitalLine & { readonly metric: VitalName })[];
}

/** A small line for each measurement; what it shows stands beside it in words. */
export function VitalCharts({ lines }: VitalChartsProps) {
  const { vitals: text } = useMessages(messages);
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-6">
      {lines.map(({ metric, values }) => {
        const write = metric === 'browser.web_vital.cls' ? text.score : text.duration;
        const last = write(values.at(-1) ?? 0);
        const label = text.line(text.names[metric], write(Math.min(...values)), write(Math.max(...values)), last);
        return (
          <li key={metric} className="flex flex-col justify-end gap-1">
            <p className="text-sm text-muted">{text.names[metric]}</p>
            <p className="font-semibold tabular-nums">{last}</p>
            <svg
              role="img"
              aria-label={label}
              viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
              preserveAspectRatio="none"
              className="h-8 w-full border-b border-line"
              fill="none"
            >
              <path
                d={drawLine(values)}
                className="stroke-primary"
                strokeWidth="2"
                strokeLinejoin="round"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
