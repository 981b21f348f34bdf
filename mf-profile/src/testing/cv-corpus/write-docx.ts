import { strToU8, zipSync } from 'fflate';

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export interface DocxParts {
  /** Content of the body, as `paragraph`, `item`, `table` and `textBox` write it. */
  readonly body: string;
  readonly header?: string;
  readonly footer?: string;
  /** Addresses of links, by the id that `link` was given. */
  readonly links?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, Uint8Array>>;
}

/** A document as Word writes it, as small as it gets. */
export function writeDocx({ body, header, footer, links = {}, more = {} }: DocxParts): Uint8Array<ArrayBuffer> {
  const targets = Object.entries(links).map(
    ([id, address]) =>
      `<Relationship Id="${id}" Type="${relationships}/hyperlink" Target="${address}" TargetMode="External"/>`,
  );
  const list =
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/></Types>`,
    '_rels/.rels': relations(
      `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/document.xml': `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': `<w:numbering ${namespaces}>${list}</w:numbering>`,
    'word/_rels/document.xml.rels': relations(
      `<Relationship Id="rIdList" Type="${relationships}/numbering" Target="numbering.xml"/>${targets.join('')}`,
    ),
    ...(header === undefined ? {} : { 'word/header1.xml': `<w:hdr ${namespaces}>${header}</w:hdr>` }),
    ...(footer === undefined ? {} : { 'word/footer1.xml': `<w:ftr ${namespaces}>${footer}</w:ftr>` }),
  };
  return new Uint8Array(
    zipSync({ ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), ...more }),
  );
}

function relations(content: string): string {
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')}</w:t></w:r>`;
}

export function paragraph(...content: readonly string[]): string {
  return `<w:p>${content.map((each) => (each.startsWith('<') ? each : run(each))).join('')}</w:p>`;
}

/** What nobody sees. */
export function hidden(text: string): string {
  return `<w:r><w:rPr><w:vanish/></w:rPr><w:t>${text}</w:t></w:r>`;
}

/** A tab that keeps to the right margin, whatever stands before it. */
export const marginTab = '<w:r><w:ptab w:relativeTo="margin" w:alignment="right" w:leader="none"/></w:r>';

/** A point of a list. */
export function item(text: string): string {
  return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`;
}

export function link(id: string, text: string): string {
  return `<w:hyperlink r:id="${id}">${run(text)}</w:hyperlink>`;
}

/** What somebody has struck out while changes were tracked. */
export function deleted(text: string): string {
  return `<w:del w:id="1" w:author="A"><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
}

/** Each cell is a list of paragraphs. */
export function table(rows: readonly (readonly (readonly string[])[])[]): string {
  const cell = (lines: readonly string[]) => `<w:tc>${lines.map((line) => paragraph(line)).join('')}</w:tc>`;
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
}

/** A text box in the new form, with the older one beside it as Word writes it, or without. */
export function textBox(text: string, { hasFallback }: { readonly hasFallback: boolean }): string {
  const content = `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
  const fallback = `<mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback>`;
  const choice = `<mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></w:drawing></mc:Choice>`;
  return `<w:r><mc:AlternateContent>${choice}${hasFallback ? fallback : ''}</mc:AlternateContent></w:r>`;
}
