import type { Scene } from './scene.ts';

export const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;
export const looks = ['light', 'dark'] as const;

/** One picture of a state, in one size and one look. */
export interface Picture {
  readonly scene: Scene;
  readonly size: (typeof sizes)[number];
  readonly look: (typeof looks)[number];
  /** The name of its file. */
  readonly file: string;
}

/** Every picture of these states, in the order in which they are looked at. */
export function listPictures(scenes: readonly Scene[]): Picture[] {
  return scenes.flatMap((scene) =>
    sizes.flatMap((size) =>
      looks.map((look) => ({
        scene,
        size,
        look,
        file: `${scene.name.replaceAll('/', '-')}-${size.width}-${look}.png`,
      })),
    ),
  );
}
