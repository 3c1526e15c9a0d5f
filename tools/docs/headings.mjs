/** The anchors of a page's headings, as GitHub makes them; code that only looks like a heading has none. */
export function anchorsOf(markdown) {
  const headings = withoutCode(markdown).matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading]) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}_ -]/gu, '').replaceAll(' ', '-'));
}

/** A page without its blocks of code. */
export function withoutCode(markdown) {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
}
