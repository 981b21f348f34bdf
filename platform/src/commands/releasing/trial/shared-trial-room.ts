import type { TrialRoom } from './try-candidate.ts';

/** One browser and one backend for all trials of a command, opened when the first one is due. */
export function sharedTrialRoom() {
  let opened: Promise<TrialRoom> | undefined;
  return {
    open: (): Promise<TrialRoom> => {
      opened ??= import('./try-candidate.ts').then(({ openTrialRoom }) => openTrialRoom());
      return opened;
    },
    close: async (): Promise<void> => {
      const room = await opened?.catch(() => undefined);
      await room?.close();
    },
  };
}
