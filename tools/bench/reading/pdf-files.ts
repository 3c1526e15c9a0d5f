import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the PDFs in a folder, by name. */
export function pdfFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .map((name) => join(folder, name));
}
