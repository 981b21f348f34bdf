import { strToU8, zipSync } from 'fflate';
import { limits } from '../../cv/reading/limits.ts';
import type { CorpusFile } from './corpus-file.ts';
import { bytesOf, greyPicture, show, writeRawPdf } from './raw-pdf.ts';
import { writeCompoundFile, writeDoc } from './write-doc.ts';
import { paragraph, writeDocx } from './write-docx.ts';
import { writePdf } from './write-pdf.ts';

const line = 'Samuel Ochieng, electrician with a licence';
const pdf = async () => await writePdf((document) => document.text(line));
const docx = () => writeDocx({ body: paragraph(line) });
const megabyte = 1024 * 1024;

/** The directory claims a tenth of what the entry really unpacks to. */
function lyingBomb(): Uint8Array<ArrayBuffer> {
  const bomb = writeDocx({
    body: paragraph(line),
    more: { 'word/styles.xml': new Uint8Array(limits.unpackedBytes + megabyte) },
  });
  const view = new DataView(bomb.buffer);
  for (let at = 0; at < bomb.length - 4; at += 1) {
    const isEntry = view.getUint32(at, true) === 0x02014b50;
    if (isEntry && view.getUint32(at + 24, true) > limits.unpackedBytes) view.setUint32(at + 24, 4096, true);
  }
  return bomb;
}

function manyEntries(): Uint8Array<ArrayBuffer> {
  const names = Array.from(
    { length: limits.entries },
    (_, index) => [`word/media/${index}.xml`, strToU8('.')] as const,
  );
  return writeDocx({ body: paragraph(line), more: Object.fromEntries(names) });
}

function scan(): Uint8Array<ArrayBuffer> {
  return writeRawPdf([{ content: greyPicture() }, { content: show([[290, 20, '2']]) }]);
}

function refused(
  name: string,
  error: Extract<CorpusFile['expected'], { error: unknown }>['error'],
  build: CorpusFile['build'],
): CorpusFile {
  return { name, build, expected: { error } };
}

export const refusedFiles: readonly CorpusFile[] = [
  refused('nothing.pdf', 'empty', async () => new Uint8Array()),
  refused('without-words.docx', 'empty', async () => writeDocx({ body: paragraph(' ') })),
  refused('scan.pdf', 'no-text', async () => scan()),
  refused(
    'password.pdf',
    'encrypted',
    async () => await writePdf((document) => document.text(line), { userPassword: 'secret' }),
  ),
  refused('password.doc', 'encrypted', async () =>
    writeDoc({ body: [{ text: line, isNarrow: true }], isEncrypted: true }),
  ),
  refused('password.docx', 'encrypted', async () =>
    writeCompoundFile({ EncryptionInfo: bytesOf('key'), EncryptedPackage: new Uint8Array(5_000) }),
  ),
  refused('cut-off.pdf', 'broken', async () => (await pdf()).slice(0, 300)),
  refused('cut-off.docx', 'broken', async () => docx().slice(0, 500)),
  refused('cut-off.doc', 'broken', async () => writeDoc({ body: [{ text: line, isNarrow: true }] }).slice(0, 1_500)),
  refused('not-xml.docx', 'broken', async () => writeDocx({ body: '<w:p><w:r>' })),
  refused('page.doc', 'other-format', async () => bytesOf(`<html><body>${line}</body></html>`)),
  refused('rich-text.doc', 'other-format', async () => bytesOf(`{\\rtf1\\ansi ${line}}`)),
  refused('notes.pdf', 'unsupported', async () => bytesOf(line)),
  refused('garbled.pdf', 'garbled', async () =>
    writeRawPdf([
      {
        content: show([
          [50, 780, '6DOLP -XPD 0ZDNLR'],
          [50, 760, "VDOLP'PZDNLR#H[DPSOH'FRP"],
          [50, 740, '6WRUHNHHSHU% .LSHYX +DUGZDUH /WG'],
          [50, 720, '.HSW VWRFN FDUGV DQG LVVXHG JRRGV'],
        ]),
      },
    ]),
  ),
  refused('photo.pdf', 'unsupported', async () =>
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
  ),
  refused('archive.docx', 'unsupported', async () => new Uint8Array(zipSync({ 'cv.txt': strToU8(line) }))),
  refused('sheet.doc', 'unsupported', async () => writeCompoundFile({ Workbook: bytesOf(line) })),
  refused('word-95.doc', 'unsupported', async () =>
    writeDoc({ body: [{ text: line, isNarrow: true }], version: 0x65 }),
  ),
  refused('one-byte-more.pdf', 'too-large', async () => {
    const large = new Uint8Array(limits.bytes + 1);
    large.set(await pdf());
    return large;
  }),
  refused('pages.pdf', 'too-large', async () =>
    writeRawPdf(
      Array.from({ length: limits.pages + 1 }, (_, page) => ({ content: show([[50, 700, `Page ${page}`]]) })),
    ),
  ),
  refused('bomb.pdf', 'too-large', async () =>
    writeRawPdf([{ content: new Uint8Array(limits.unpackedBytes + megabyte).fill(0x20) }]),
  ),
  refused('honest-bomb.docx', 'too-large', async () =>
    writeDocx({ body: paragraph(line), more: { 'word/media/a.bmp': new Uint8Array(limits.unpackedBytes) } }),
  ),
  refused('lying-bomb.docx', 'too-large', async () => lyingBomb()),
  refused('entries.docx', 'too-large', async () => manyEntries()),
];

/** Odd files that are read nonetheless. */
export const oddFiles: readonly CorpusFile[] = [
  {
    name: 'junk-before.pdf',
    build: async () => Uint8Array.from([...bytesOf('\r\nFrom a mail program\r\n'), ...(await pdf())]),
    expected: { kind: 'pdf', pages: 1, inOrder: [line] },
  },
  {
    name: 'owner-password.pdf',
    build: async () => await writePdf((document) => document.text(line), { ownerPassword: 'secret' }),
    expected: { kind: 'pdf', pages: 1, inOrder: [line] },
  },
  {
    name: 'without-an-end.pdf',
    build: async () => (await pdf()).slice(0, -60),
    expected: { kind: 'pdf', pages: 1, inOrder: [line] },
  },
  {
    name: 'cv.jpg',
    build: pdf,
    expected: { kind: 'pdf', pages: 1, inOrder: [line] },
  },
];
