import { limits } from './limits.ts';

/** What stands for a bullet, beside the plain ones also those of Word's symbol fonts, which Unicode has no name for. */
const bullet = /^[\t ]*(?:[•●○◦▪▫■□◆◇►▶➢➤✓✔✦❖‣⁃∙·\u{f000}-\u{f0ff}]+|[-–—*](?=[\t ]))[\t ]*/u;
const spaces = /[\p{Zs}]+/gu;
/** Soft hyphens, zero-width characters, marks of direction and controls; the tab is kept. */
const invisible = /(?!\t)[\p{Cc}\p{Cf}\ufffd]/gu;
const ligatures = /[\ufb00-\ufb06]/g;
/** Three letters and more, each alone: a heading that was set with wide letters. */
const spacedLetters = /^(?:\p{L} ){3,}\p{L}$/u;

/** The text of all lines in one form: composed letters, plain spaces, one sign for bullets, no empty line twice. */
export function tidyText(lines: readonly string[]): { readonly text: string; readonly isCut: boolean } {
  const tidied: string[] = [];
  let length = 0;
  for (const line of lines.flatMap((each) => each.split(/[\n\v\f\r\u2028\u2029]/))) {
    const tidy = tidyLine(line);
    if (tidy === '' && (tidied.length === 0 || tidied.at(-1) === '')) continue;
    length += tidy.length + 1;
    if (length > limits.characters + 1) return { text: tidied.join('\n').trimEnd(), isCut: true };
    tidied.push(tidy);
  }
  return { text: tidied.join('\n').trimEnd(), isCut: false };
}

function tidyLine(line: string): string {
  const plain = line
    .replaceAll(ligatures, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/\p{Zs}{4,}/gu, '\t')
    .replaceAll(spaces, ' ')
    .replaceAll(/ ?\t[\t ]*/g, '\t')
    .replace(bullet, '• ')
    .trim();
  return spacedLetters.test(plain) ? plain.replaceAll(' ', '') : plain === '•' ? '' : plain;
}
