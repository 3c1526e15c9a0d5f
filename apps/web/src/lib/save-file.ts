/** The browser may still be taking the file when the link has been clicked. */
const keepMs = 10_000;

/** The browser's own way of saving: a link that is clicked. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
