/** The browser may still be reading the blob after the click. */
const keepMs = 10_000;

/** Downloads a file by clicking a temporary link. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
