/** The few parts of pdfkit that the corpus draws with: the types that others publish for it are of an older version. */
declare module 'pdfkit' {
  interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
    readonly characterSpacing?: number;
  }

  // biome-ignore lint/style/noDefaultExport: pdfkit exports nothing else
  export default class PdfDocument {
    constructor(options: {
      readonly size: 'A4';
      readonly margin: number;
      readonly userPassword?: string;
      readonly ownerPassword?: string;
    });
    on(event: 'data', listener: (piece: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    addPage(): this;
    fontSize(points: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    end(): void;
  }
}
