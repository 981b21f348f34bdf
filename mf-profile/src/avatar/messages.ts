import { defineMessages } from '@fursa/shared/i18n/catalogues';
import type { PictureProblem } from './model/picture-head.ts';

const problems: Readonly<Record<PictureProblem, string>> = {
  empty: 'The file is empty.',
  'too-many-bytes': 'The file is larger than 20 MB. Choose a smaller picture.',
  svg: 'SVG drawings cannot be used. Choose a photo, such as a JPEG or PNG.',
  'no-picture': 'This file is not a picture. Choose a photo, such as a JPEG or PNG.',
  'too-many-pixels': 'The picture has more than 52 megapixels. Choose a smaller one.',
  broken: 'The picture cannot be read. The file may be damaged; choose another one.',
  heic: 'This browser cannot read HEIC pictures. Save it as a JPEG and choose that.',
};

const en = {
  add: 'Add a picture',
  change: 'Change your picture',
  title: 'Your picture',
  current: 'Anyone who has the address of the picture can see it. You can change or remove it at any time.',
  choose: 'Choose another picture',
  remove: 'Remove picture',
  removing: 'Removing...',
  close: 'Close',
  reading: 'Reading the picture...',
  cropTitle: 'Crop your picture',
  crop: 'Visible part of the picture',
  cropHelp: 'Drag the picture, or use the arrow keys, to move it. Pinch, scroll or press + and - to zoom.',
  zoom: 'Zoom',
  zoomValue: (percent: number) => `${percent} percent`,
  save: 'Save picture',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Your picture was changed.',
  oldLeft: 'The old one could not be deleted yet. It will be deleted with your next change.',
  removed: 'Your picture was removed.',
  /** By specification. */
  failed: (reason: string) => `Avatar upload failed: ${reason}`,
  removeFailed: (reason: string) => `Your picture was not removed: ${reason} Try again.`,
  problems,
};

export const messages = defineMessages({ en });
