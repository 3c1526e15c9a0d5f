/** How to spell a template of `professions`; by default as it is written. */
export interface Spelling {
  /** Puts a list's items into another order, repeats some, or spells them in another way. */
  readonly list?: (items: readonly string[]) => readonly string[];
  /** What stands for a name that has another one. */
  readonly name?: (name: string, other: string) => string;
}

function joined(items: readonly string[], isSentence: boolean): string {
  return isSentence ? `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}` : items.join(', ');
}

/** The text of a template. */
export function render(template: string, { list = (items) => items, name = (first) => first }: Spelling = {}): string {
  return template
    .replace(/\{([^|{}]+)\|([^|{}]+)\}/g, (_, first: string, other: string) => name(first, other))
    .replace(/<(&?)([^<>]+)>/g, (_, sign: string, items: string) => joined(list(items.split('; ')), sign === '&'));
}

/** The names in a template that have another one. */
export function aliasedNames(template: string): string[] {
  return [...new Set([...template.matchAll(/\{([^|{}]+)\|/g)].map(([, name = '']) => name))];
}
