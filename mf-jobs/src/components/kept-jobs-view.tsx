import type { KeptKind } from '../model/kept-job.ts';

export interface KeptJobsViewProps {
  readonly view: KeptKind;
}

/** The jobs a person saved, or applied to. */
export function KeptJobsView({ view }: KeptJobsViewProps) {
  return <section data-view={view} />;
}
