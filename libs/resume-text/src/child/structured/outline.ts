/** An entry of a section: a role, a school, a certificate. Parts that are empty are left out. */
export interface OutlineEntry {
  /** The parts of its first line, such as a title and an employer. */
  readonly parts: readonly (string | undefined)[];
  readonly start?: string | undefined;
  /** Empty for an ongoing entry, if there is a start. */
  readonly end?: string | undefined;
  /** Shown beside the dates. */
  readonly place?: string | undefined;
  /** Texts below, which may have several lines. */
  readonly texts?: readonly (string | undefined)[];
  readonly items?: readonly string[];
}

/** A section under a heading; one without entries is left out. */
export interface OutlineSection {
  readonly heading: string;
  readonly entries: readonly OutlineEntry[];
}

const present = (parts: readonly (string | undefined)[]): readonly string[] =>
  parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');

/** A period; an entry with a start but no end is ongoing. */
function period({ start, end }: OutlineEntry): string | undefined {
  const [from] = present([start]);
  const [until] = present([end]);
  if (from === undefined) return until;
  return `${from} – ${until ?? 'Present'}`;
}

function entryLines(entry: OutlineEntry): readonly string[] {
  return [
    present(entry.parts).join(', '),
    present([period(entry), entry.place]).join('\t'),
    ...present(entry.texts ?? []),
    ...present(entry.items ?? []).map((item) => `- ${item}`),
  ].filter((line) => line !== '');
}

/** The dates of an entry that has ended or happened once, such as a degree. */
export const dated = (start: string | undefined, end: string | undefined) => ({
  start: end?.trim() ? start : undefined,
  end: end?.trim() ? end : start,
});

/**
 * Writes the facts of a structured file as an ordinary resume, each part verbatim, so that quotes refer to it.
 * @param head lines at the top, such as the name
 */
export function outlineText(
  head: readonly (string | undefined)[],
  summary: string | undefined,
  sections: readonly OutlineSection[],
): string {
  const written = sections.map(({ heading, entries }) => {
    const texts = entries.map(entryLines).filter((lines) => lines.length > 0);
    // One-line entries are a list; others are set apart.
    const isList = texts.every(({ length }) => length === 1);
    const body = texts.map((lines) => (isList ? `- ${lines[0] ?? ''}` : lines.join('\n')));
    return body.length === 0 ? '' : `${heading}\n${body.join(isList ? '\n' : '\n\n')}`;
  });
  const about = summary?.trim() ? `Summary\n${summary.trim()}` : '';
  return [present(head).join('\n'), about, ...written].filter((text) => text !== '').join('\n\n');
}
