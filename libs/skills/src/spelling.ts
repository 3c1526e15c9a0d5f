/** A language other than English in which skills have aliases. */
export type AliasLanguage = 'de' | 'fr' | 'es';

/**
 * How one spelling of a skill is recognised in a text.
 * `isCaseExact`: the letters' case must agree, because in another case it is an everyday word ("Excel", "rest").
 * `needsContext`: even in its own case it is an everyday word or letter ("Go", "R"), so a list of skills or a telling word must stand beside it.
 * `isToldApart`: it stands for other things too ("PT"), so one of its skill's context words or skills of the same profession must stand near.
 * `language`: the language that it is a word of; absent for English and for names. With `needsContext` it is a word of English too
 * ("Formation"), and counts only in texts of its own language.
 */
export interface Spelling {
  readonly text: string;
  readonly isCaseExact: boolean;
  readonly needsContext: boolean;
  readonly isToldApart: boolean;
  readonly language?: AliasLanguage;
}

/** The items of a list with commas, trimmed, empty ones left out. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const trailingMarks = /[\^*?]{1,3}$/;
const anyMark = /[\^*?]/;

/** The spellings of a list with their marks read: `^`, `*`, `?`; in a language file `*` says nothing of letter case. */
export function spellingsOf(list: string, language?: AliasLanguage): Spelling[] {
  const items = splitList(list);
  if (!anyMark.test(list))
    return items.map((text) => ({
      text,
      isCaseExact: false,
      needsContext: false,
      isToldApart: false,
      ...(language && { language }),
    }));
  return items.map((marked) => {
    const marks = trailingMarks.exec(marked)?.[0] ?? '';
    const text = marked.slice(0, marked.length - marks.length).trim();
    const needsContext = marks.includes('*');
    const isCaseExact = marks.includes('^') || (needsContext && language === undefined);
    return {
      text,
      isCaseExact,
      needsContext,
      isToldApart: marks.includes('?'),
      ...(language && { language }),
    };
  });
}
