const alternatives = /<mc:AlternateContent\b[^>]*>[\s\S]*?<\/mc:AlternateContent>/g;
const boxContent = /<w:txbxContent\b[^>]*>[\s\S]*?<\/w:txbxContent>/g;

/**
 * Makes text boxes readable that have no older form beside the new one: mammoth knows the older one (VML) alone. Word writes
 * both, other programs often only the new one.
 */
export function freeTextBoxes(xml: string): string {
  return xml.replace(alternatives, (block) => {
    if (block.includes('<mc:Fallback')) return block;
    const boxes = block.match(boxContent) ?? [];
    const content = boxes.map((box) => `<w:pict><v:shape><v:textbox>${box}</v:textbox></v:shape></w:pict>`).join('');
    return `<mc:AlternateContent><mc:Fallback>${content}</mc:Fallback></mc:AlternateContent>`;
  });
}

/** The header or footer of a page as if it were the body of a document, which is the only thing that mammoth reads. */
export function marginAsBody(xml: string): string {
  return xml
    .replace(/<w:(?:hdr|ftr)\b/, '<w:document')
    .replace(/(<w:document\b[^>]*>)/, '$1<w:body>')
    .replace(/<\/w:(?:hdr|ftr)>/, '</w:body></w:document>');
}

const run = /<w:r(?:\s[^>]*)?>(?:(?!<\/w:r>)[\s\S])*?<\/w:r>/g;
const hidden = /<w:(?:vanish|webHidden)(?:\s+w:val="(?:1|true|on)")?\s*\/>/;

/** Leaves out what nobody sees, and makes tabs of those that keep to a margin, which mammoth does not know. */
export function seenText(xml: string): string {
  return xml.replace(run, (whole) => (hidden.test(whole) ? '' : whole)).replace(/<w:ptab\b[^>]*\/>/g, '<w:tab/>');
}
