/** Parts of a drawn page besides its content. */
export interface DrawnPdfOptions {
  /** Entries of the resource dictionary besides the font `/F1`, such as `/ExtGState << … >>`. */
  readonly resources?: string;
  /** Entries of the page's dictionary, such as `/CropBox [0 0 300 300]`. */
  readonly page?: string;
  /** Further objects, numbered from 6 on. */
  readonly objects?: readonly string[];
}

/**
 * A PDF of one page, 612 × 792 pt, with a hand-written content stream, for tests of visible and hidden text.
 * @param content operators; `/F1` is Helvetica
 */
export function drawnPdf(
  content: string,
  { resources = '', page = '', objects = [] }: DrawnPdfOptions = {},
): Buffer {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} /Resources << /Font << /F1 3 0 R >> ${resources} >> /Contents 5 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...objects,
  ];
  let file = '%PDF-1.4\n';
  const offsets = all.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = file.length;
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  return Buffer.from(
    `${file}trailer\n<< /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    'latin1',
  );
}

/** Operators that write lines of 11 pt text from (x, y) downwards, in black. */
export function shown(x: number, y: number, ...lines: readonly string[]): string {
  return `BT 0 g /F1 11 Tf 14 TL ${x} ${y} Td ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')} ET\n`;
}
