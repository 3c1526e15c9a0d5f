const pdfHeader = Array.from('%PDF-', (letter) => letter.charCodeAt(0));

/**
 * Size of the prefix from which the container is detected: some programs write a few bytes before the
 * header of a PDF.
 */
export const containerHeadBytes = 1_024;

/**
 * Whether a file has a PDF header; its name and declared type are ignored.
 * @param head the file, or at least its first `containerHeadBytes` bytes
 */
export function looksLikePdf(head: Uint8Array): boolean {
  const last = Math.min(head.length, containerHeadBytes) - pdfHeader.length;
  for (let start = 0; start <= last; start++)
    if (pdfHeader.every((byte, at) => head[start + at] === byte)) return true;
  return false;
}
