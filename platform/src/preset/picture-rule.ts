/** Pictures that a module imports: files of their own, by their address. */
export const pictureRule = { test: /\.(svg|png|webp|avif)$/, type: 'asset/resource' } as const;

/** How such a file is called; with its hash it may be kept for ever. */
export function pictureName(folder: string, isHashed: boolean): string {
  return `${folder}[name]${isHashed ? '.[contenthash:8]' : ''}[ext]`;
}
