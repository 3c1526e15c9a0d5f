/** How to spell a template of `professions`; by default as written. */
export interface Spelling {
  /** Reorders a list's items, repeats some, or changes their spelling. */
  readonly list?: (items: readonly string[]) => readonly string[];
  /**
   * Separator of the items of a list on a separate line; ", " by default. With line ends each item
   * gets a line.
   */
  readonly separator?: string;
  /** Replaces a name that has a synonym. */
  readonly name?: (name: string, other: string) => string;
}

/** "A, B and C". */
function sentence(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** The text of a template. */
export function render(
  template: string,
  { list = (items) => items, separator = ', ', name = (first) => first }: Spelling = {},
): string {
  const itemsOf = (items: string) => list(items.split('; '));
  return template
    .replace(/\{([^|{}]+)\|([^|{}]+)\}/g, (_, first: string, other: string) => name(first, other))
    .replace(
      /^<([^&<>]+)>$/gm,
      (_, items: string) =>
        `${separator.trimStart().startsWith('-') ? '- ' : ''}${itemsOf(items).join(separator)}`,
    )
    .replace(/<&([^<>]+)>/g, (_, items: string) => sentence(itemsOf(items)))
    .replace(/<([^<>]+)>/g, (_, items: string) => itemsOf(items).join(', '));
}

/** The names in a template that have a synonym. */
export function aliasedNames(template: string): string[] {
  return [...new Set([...template.matchAll(/\{([^|{}]+)\|/g)].map(([, name = '']) => name))];
}
