import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Of all pixels of a picture: a caret and the edges of letters may differ from run to run. */
const tolerance = 0.0001;

/** Whether two PNG files show something else to whoever looks at them. */
export function isChanged(before: Buffer, after: Buffer): boolean {
  if (before.equals(after)) return false;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height) return true;
  return pixelmatch(one.data, other.data, undefined, width, height) > width * height * tolerance;
}
