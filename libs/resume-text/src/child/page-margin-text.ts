/** A page number, or nothing: "1", "– 2 –", "1 / 2". */
const pageNumber = /^\P{L}{0,7}$/u;

/** Decides which headers and footers of a document to read: those with words, each text once. */
export function newMarginText(): (text: string | null) => boolean {
  const known = new Set<string>();
  return (text) => {
    const trimmed = text?.trim() ?? '';
    if (pageNumber.test(trimmed) || known.has(trimmed)) return false;
    known.add(trimmed);
    return true;
  };
}
