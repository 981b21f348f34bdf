import type { Scene } from './scene.ts';

/** States of the pages of mf-directory. */
export const directoryScenes: readonly Scene[] = [
  { name: 'directory/resources', account: 'seeker', path: '/resources' },
  { name: 'directory/resources-none', account: 'seeker', path: '/resources?q=qwertz' },
];
