import { Notice } from '@fursa/shared/ui';

interface FailureNoticeProps {
  readonly title: string;
  /** Nothing is shown without one. */
  readonly problem: string | undefined;
}

/** Says above a form why sending it failed, for as long as it matters. The toast, which goes, is what screen readers announce. */
export function FailureNotice({ title, problem }: FailureNoticeProps) {
  if (problem === undefined) return null;
  return (
    <Notice tone="danger" title={title}>
      <p>{problem}</p>
    </Notice>
  );
}
