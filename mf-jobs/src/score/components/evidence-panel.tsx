import type { ReactNode } from 'react';

export interface EvidencePanelProps {
  readonly children: ReactNode;
}

/** Holds what a score comes from, below what it is the score of. */
export function EvidencePanel({ children }: EvidencePanelProps) {
  return (
    <div className="flex max-w-line flex-col gap-3 rounded-md border border-line bg-canvas p-3 text-sm">{children}</div>
  );
}
