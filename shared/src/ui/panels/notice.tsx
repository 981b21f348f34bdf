import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Tone } from '../badge.tsx';
import { joinClasses, pieceClasses } from '../join-classes.ts';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly tone: Tone;
  readonly title?: ReactNode;
}

const looks: Readonly<Record<Tone, { readonly icon: LucideIcon; readonly colors: string; readonly mark: string }>> = {
  neutral: { icon: Info, colors: 'border-line bg-surface', mark: 'text-muted' },
  success: { icon: CircleCheck, colors: 'border-line bg-primary-soft', mark: 'text-primary' },
  warning: { icon: TriangleAlert, colors: 'border-line bg-warning-soft', mark: 'text-warning' },
  danger: { icon: CircleAlert, colors: 'border-line bg-danger-soft', mark: 'text-danger' },
};

/** A message that belongs to its place on the page and stays there. Give it a `role` when it appears later. */
export function Notice({ tone, title, className, children, ...native }: NoticeProps) {
  const { icon: Icon, colors, mark } = looks[tone];
  return (
    <div
      {...native}
      className={pieceClasses(joinClasses('flex gap-3 rounded-md border px-inset py-3', colors), className)}
    >
      <Icon aria-hidden="true" className={joinClasses('ui mt-0.5 size-5 shrink-0', mark)} />
      <div className="ui min-w-0 flex-1">
        {title && <p className="ui font-semibold">{title}</p>}
        <div className="ui">{children}</div>
      </div>
    </div>
  );
}
