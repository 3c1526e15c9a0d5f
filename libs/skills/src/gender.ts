import { remember } from './remember.js';
import { fold } from './tokens.js';

/**
 * Endings of feminine job titles and of the adjectives beside them, with the masculine ending that they become, in German, French and Spanish.
 * The first match applies. Words are folded (`fold`): "Ärztin" is "arztin". A rule may also change words that are no titles ("camera"); both
 * sides of every comparison take the same form, so that this does no harm.
 */
const endings: readonly (readonly [ending: RegExp, masculine: string])[] = [
  [/krankenschwestern?$/, 'krankenpfleger'],
  [/(?:frau|leute|frauen)$/, 'mann'],
  [
    /(?<=(?:er|or|ist|ent|ant|eur|eut|tekt|ilot|log|gog|arzt|koch|wirt|anwalt|graf))in(?:nen)?$/,
    '',
  ],
  [/(?<=(?:angestellt|beauftragt|beamt|bildend|vorsitzend|sachverstandig))(?:er|en|in)$/, 'e'],
  [/(?<=.(?:isch|gepruft|examiniert|gelernt|leitend|zertifiziert|anerkannt))(?:er|en)$/, 'e'],
  [/(?<=...)trice$/, 'teur'],
  [/(?<=...)(?:euse|eure)$/, 'eur'],
  [/(?<=...)iere$/, 'ier'],
  [/(?<=...)enne$/, 'en'],
  [/(?<=...(?:ll|ch|g))ere$/, 'er'],
  [/(?<=...)ante$/, 'ant'],
  [/(?<=....)ente$/, 'ent'],
  [/(?<=...[bcdfgijklmnprstvy])ee$/, 'e'],
  [/(?<=....)ive$/, 'if'],
  [/(?<=...)nelle$/, 'nel'],
  [/(?<=....)iale$/, 'ial'],
  [/(?<=adjoint|avocat|apprenti|expert)e$/, ''],
  [/(?<=...)tecta$/, 'tecto'],
  [/(?<=...)ora$/, 'or'],
  [/(?<=...)era$/, 'ero'],
  [/(?<=...)aria$/, 'ario'],
  [/(?<=...)ica$/, 'ico'],
  [/(?<=...)iva$/, 'ivo'],
  [/(?<=...)ada$/, 'ado'],
  [/(?<=...)ienta$/, 'ient'],
  [/(?<=...)loga$/, 'logo'],
  [/(?<=...)grafa$/, 'grafo'],
  [/(?<=ciruj|escrib)ana$/, 'ano'],
  [/^autonoma$/, 'autonomo'],
  [/^jefa$/, 'jefe'],
  [/^maestra$/, 'maestro'],
  [/^moza$/, 'mozo'],
  [/^agente$/, 'agent'],
];

// Last letters of the rules above; most words end otherwise.
const mayBeFeminine = /[aenru]$/;

function masculineOf(key: string): string {
  for (const [ending, masculine] of endings)
    if (ending.test(key)) return key.replace(ending, masculine);
  return key;
}

// Texts repeat their words, and trying thirty endings is slow. Longer strings are not words, and would fill the memory.
const wordsKept = 20_000;
const lettersMost = 40;
const rememberedForm = remember(masculineOf, wordsKept);

/**
 * One form for the feminine and the masculine of a job title, so that neither costs a candidate points.
 * @param key a folded word
 * @returns the masculine form, or the word itself
 */
export function neutralForm(key: string): string {
  if (key.length < 4 || !mayBeFeminine.test(key)) return key;
  return key.length > lettersMost ? masculineOf(key) : rememberedForm(key);
}

/** A text in folded words, each in its neutral form. */
export function neutralText(text: string): string {
  return fold(text).replace(/[\p{L}]+/gu, neutralForm);
}
