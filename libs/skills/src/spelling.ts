/** The languages other than English that have aliases. */
export const aliasLanguages = ['de', 'fr', 'es', 'sv'] as const;

/** A language other than English that has aliases. */
export type AliasLanguage = (typeof aliasLanguages)[number];

/**
 * Rules for recognising one spelling of a skill in a text. `isCaseExact`: the letter case must
 * match, because in another case it is an everyday word ("Excel", "rest"). `needsContext`: even in
 * its exact case it is an everyday word or letter ("Go", "R"), so it needs an adjacent list of
 * skills or cue word. `isToldApart`: it has other meanings too ("PT"), so one of its skill's
 * context words or skills of the same profession must be near. `language`: its language; absent for
 * English and for names. With `needsContext` it is also an English word ("Formation"), and counts
 * only in texts of its own language.
 */
export interface Spelling {
  readonly text: string;
  readonly isCaseExact: boolean;
  readonly needsContext: boolean;
  readonly isToldApart: boolean;
  readonly language?: AliasLanguage;
}

/** The items of a comma-separated list, trimmed, without empty ones. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  for (const part of text.split(',')) {
    const item = part.trim();
    if (item !== '') items.push(item);
  }
  return items;
}

const trailingMarks = /[\^*?]{1,3}$/;
const anyMark = /[\^*?]/;

function spelling(
  text: string,
  language: AliasLanguage | undefined,
  isCaseExact = false,
  needsContext = false,
  isToldApart = false,
): Spelling {
  const rules = { text, isCaseExact, needsContext, isToldApart };
  return language === undefined ? rules : { ...rules, language };
}

/**
 * The spellings of a list with their marks parsed: `^`, `*`, `?`; in a language file `*` does not
 * affect letter case.
 */
export function spellingsOf(list: string, language?: AliasLanguage): Spelling[] {
  const items = splitList(list);
  // Most lists have no marks.
  if (!anyMark.test(list)) return items.map((text) => spelling(text, language));
  return items.map((marked) => {
    const marks = trailingMarks.exec(marked)?.[0] ?? '';
    const text = marked.slice(0, marked.length - marks.length).trim();
    const needsContext = marks.includes('*');
    const isCaseExact = marks.includes('^') || (needsContext && language === undefined);
    return spelling(text, language, isCaseExact, needsContext, marks.includes('?'));
  });
}
