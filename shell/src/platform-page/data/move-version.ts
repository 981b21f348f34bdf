import { useQueryClient } from '@tanstack/react-query';
import { fetchPlatform } from './fetch-platform.ts';
import { platformKeys } from './keys.ts';

/** What an administrator does to an app. */
export type MoveKind = 'promote' | 'rollback' | 'end-canary';

export interface Move {
  readonly kind: MoveKind;
  readonly app: string;
  /** The version that loses its place, or gets another: when somebody else was faster, nothing is changed. */
  readonly expected: string;
}

/** @throws AppError; `conflict` carries the gateway's own sentence of why it cannot be done */
export function useMoveVersion(): (move: Move, reason: string) => Promise<void> {
  const client = useQueryClient();
  return async ({ kind, app, expected }, reason) => {
    await fetchPlatform(kind, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ app, expected, reason }),
    });
    await client.invalidateQueries({ queryKey: platformKeys.releases });
  };
}
