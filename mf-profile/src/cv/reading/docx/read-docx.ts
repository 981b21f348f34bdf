import mammoth from 'mammoth';
import type { ReadLines, ReportProgress } from '../cv-text.ts';
import { openZip, type Zip } from '../zip/open-zip.ts';
import { docxLines } from './docx-lines.ts';

const alternatives = /<mc:AlternateContent\b[^>]*>[\s\S]*?<\/mc:AlternateContent>/g;
const boxContent = /<w:txbxContent\b[^>]*>[\s\S]*?<\/w:txbxContent>/g;

/**
 * Makes text boxes readable that have no older form beside the new one: mammoth knows the older one (VML) alone. Word writes
 * both, other programs often only the new one.
 */
function freeTextBoxes(xml: string): string {
  return xml.replace(alternatives, (block) => {
    if (block.includes('<mc:Fallback')) return block;
    const boxes = block.match(boxContent) ?? [];
    const content = boxes.map((box) => `<w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict>`).join('');
    return `<mc:AlternateContent><mc:Fallback>${content}</mc:Fallback></mc:AlternateContent>`;
  });
}

/** The header or footer of a page as if it were the body of a document, which is the only thing that mammoth reads. */
function marginAsBody(xml: string): string {
  return xml
    .replace(/<w:(?:hdr|ftr)\b/, '<w:document')
    .replace(/(<w:document\b[^>]*>)/, '$1<w:body>')
    .replace(/<\/w:(?:hdr|ftr)>/, '</w:body></w:document>');
}

const run = /<w:r(?:\s[^>]*)?>(?:(?!<\/w:r>)[\s\S])*?<\/w:r>/g;
const hidden = /<w:(?:vanish|webHidden)(?:\s+w:val="(?:1|true|on)")?\s*\/>/;

/** Leaves out what nobody sees, and makes tabs of those that keep to a margin, which mammoth does not know. */
function seenText(xml: string): string {
  return xml.replace(run, (whole) => (hidden.test(whole) ? '' : whole)).replace(/<w:ptab\b[^>]*\/>/g, '<w:tab/>');
}

const body = 'word/document.xml';
/** What text can be in, or what says how to read it: pictures, fonts and embedded files are never unpacked. */
const textParts = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;
const headerPart = /^word\/header\d*\.xml$/;
const footerPart = /^word\/footer\d*\.xml$/;
const pageNumber = /^\W*(?:page|ukurasa)?\W*\d{0,3}(?:\W*(?:of|\/|ya)?\W*\d{1,3})?\W*$/i;

/**
 * The lines of a Word document: headers first, since the name and the telephone often stand there, then the body with its text
 * boxes, then what the footers have beside page numbers. Mammoth resolves styles, lists, links, deletions and symbols; how that becomes lines is decided in `docxLines`.
 *
 * @throws CvReadError `broken`, `too-large`
 */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>, onProgress: ReportProgress): Promise<ReadLines> {
  const parts = await unpackParts(openZip(bytes));
  onProgress(0.3);
  const headers = await marginLines(parts, headerPart);
  onProgress(0.5);
  const lines = await readLines(parts);
  const footers = (await marginLines(parts, footerPart)).filter((line) => !pageNumber.test(line));
  return { lines: [...headers, ...lines, ...footers], pages: null, pictures: [] };
}

/** Of the headers or footers, each line once: every section of a document may have its own. */
async function marginLines(parts: ReadonlyMap<string, Uint8Array>, part: RegExp): Promise<string[]> {
  const lines: string[] = [];
  for (const name of [...parts.keys()].filter((each) => part.test(each)).sort()) {
    lines.push(...(await readLines(withMarginAsBody(parts, name))));
  }
  return [...new Set(lines)];
}

async function unpackParts(zip: Zip): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  // One after the other, so that what is unpacked at a time stays within what is allowed.
  for (const name of zip.names.filter((each) => textParts.test(each))) {
    const isText = name.endsWith('.xml') && name.startsWith('word/');
    parts.set(name, isText ? encoder.encode(seenText(freeTextBoxes(await zip.readText(name)))) : await zip.read(name));
  }
  return parts;
}

function withMarginAsBody(parts: ReadonlyMap<string, Uint8Array>, name: string): Map<string, Uint8Array> {
  const margin = new TextDecoder().decode(parts.get(name));
  const copy = new Map(parts);
  copy.set(body, new TextEncoder().encode(marginAsBody(margin)));
  const links = parts.get(name.replace('word/', 'word/_rels/').concat('.rels'));
  if (links !== undefined) copy.set('word/_rels/document.xml.rels', links);
  return copy;
}

async function readLines(parts: ReadonlyMap<string, Uint8Array>): Promise<string[]> {
  const zip = storedZip(parts).buffer;
  let document: unknown;
  // Mammoth's build for browsers reads `arrayBuffer`, the one for Node `buffer`.
  const input = { arrayBuffer: zip, buffer: zip };
  await mammoth.convertToHtml(input, {
    externalFileAccess: false,
    includeEmbeddedStyleMap: false,
    transformDocument: (element: unknown) => {
      document = element;
      // Nothing is left for the conversion to HTML, which nobody wants.
      return { ...Object(element), children: [] };
    },
  });
  return docxLines(document);
}

/**
 * A zip archive of files that are already unpacked and checked, for a reader that takes nothing else. Checksums are left out:
 * they would guard against damage that cannot happen within the same memory.
 */
function storedZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries = [...files].map(([name, bytes]) => ({ name: encoder.encode(name), bytes }));
  const bodySize = entries.reduce((sum, { name, bytes }) => sum + 30 + name.length + bytes.length, 0);
  const directorySize = entries.reduce((sum, { name }) => sum + 46 + name.length, 0);
  const zip = new Uint8Array(bodySize + directorySize + 22);
  const view = new DataView(zip.buffer);
  let fileAt = 0;
  let entryAt = bodySize;
  for (const { name, bytes } of entries) {
    view.setUint32(fileAt, 0x04034b50, true);
    writeSizes(view, fileAt + 18, name, bytes);
    zip.set(name, fileAt + 30);
    zip.set(bytes, fileAt + 30 + name.length);
    view.setUint32(entryAt, 0x02014b50, true);
    writeSizes(view, entryAt + 20, name, bytes);
    view.setUint32(entryAt + 42, fileAt, true);
    zip.set(name, entryAt + 46);
    fileAt += 30 + name.length + bytes.length;
    entryAt += 46 + name.length;
  }
  view.setUint32(entryAt, 0x06054b50, true);
  view.setUint16(entryAt + 8, entries.length, true);
  view.setUint16(entryAt + 10, entries.length, true);
  view.setUint32(entryAt + 12, directorySize, true);
  view.setUint32(entryAt + 16, bodySize, true);
  return zip;
}

function writeSizes(view: DataView, at: number, name: Uint8Array, bytes: Uint8Array): void {
  view.setUint32(at, bytes.length, true);
  view.setUint32(at + 4, bytes.length, true);
  view.setUint16(at + 8, name.length, true);
}
