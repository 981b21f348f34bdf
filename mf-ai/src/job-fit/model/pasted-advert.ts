import { plainText } from '../../ai-service/model/plain-text.ts';

export interface AdvertText {
  readonly title: string;
  readonly company: string | null;
  readonly text: string;
}

const maxTitleLength = 120;

/** A pasted advert begins with what the job is called, unless its first line is long or a whole sentence. */
export function readPastedAdvert(pasted: string): AdvertText {
  const text = plainText(pasted);
  const [first = ''] = text.split('\n', 1);
  const line = first.trim();
  const isTitle = line.length <= maxTitleLength && !/[.!?:,;]$/.test(line) && line.length < text.length;
  return { title: isTitle ? line : '', company: null, text: isTitle ? text.slice(first.length).trim() : text };
}
