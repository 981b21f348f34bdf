import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { listPictures, type Picture } from './picture-list.ts';
import type { Scene } from './scene.ts';
import { beforeFolder, type Outcome, sheetHtml } from './sheet-html.ts';

/** The pictures on disk, each beside the one it took the place of, and the sheet that shows them. */
export interface PictureStore {
  /** Where a picture is taken to. What was there goes to the pictures from before. */
  makeRoom(picture: Picture): Promise<string>;
  /** Writes the sheet of all pictures there are, those of this run and of earlier ones; answers its path. */
  writeSheet(scenes: readonly Scene[], failures: ReadonlyMap<string, string>): Promise<string>;
}

/** Keeps the pictures in a folder, and those from before in one inside it. Pictures of states that are gone go too. */
export async function openPictureStore(folder: string, scenes: readonly Scene[]): Promise<PictureStore> {
  const before = path.join(folder, beforeFolder);
  await mkdir(before, { recursive: true });
  const known = new Set(listPictures(scenes).map(({ file }) => file));
  for (const place of [folder, before]) {
    for (const file of await readdir(place)) {
      if (file.endsWith('.png') && !known.has(file)) await rm(path.join(place, file));
    }
  }

  async function findOutcome(file: string, reason: string | undefined): Promise<Outcome | undefined> {
    if (reason !== undefined) return { kind: 'failed', reason };
    const after = path.join(folder, file);
    if (!(await exists(after))) return undefined;
    const earlier = path.join(before, file);
    if (!(await exists(earlier))) return { kind: 'new' };
    return { kind: isChanged(await readFile(earlier), await readFile(after)) ? 'changed' : 'same' };
  }

  return {
    async makeRoom({ file }) {
      const place = path.join(folder, file);
      if (await exists(place)) await rename(place, path.join(before, file));
      return place;
    },
    async writeSheet(shown, failures) {
      const outcomes = new Map<string, Outcome>();
      for (const { file } of listPictures(shown)) {
        const outcome = await findOutcome(file, failures.get(file));
        if (outcome !== undefined) outcomes.set(file, outcome);
      }
      const sheet = path.join(folder, 'index.html');
      await writeFile(sheet, sheetHtml(shown, outcomes));
      return sheet;
    },
  };
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}

/** Of all pixels of a picture: a caret and the edges of letters may differ from run to run. */
const tolerance = 0.0001;

/** Whether two PNG files show something else to whoever looks at them. */
function isChanged(before: Buffer, after: Buffer): boolean {
  if (before.equals(after)) return false;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return true;
  return pixelmatch(one.data, other.data, undefined, width, height) > width * height * tolerance;
}
