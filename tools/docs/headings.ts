/** The anchors of a page's headings, as GitHub generates them; code blocks have none. */
export function anchorsOf(markdown: string): string[] {
  const headings = withoutCode(markdown).matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** A page without its code blocks. */
export function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
}
