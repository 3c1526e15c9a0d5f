import type { LanguageLevel } from '@rolefit/contracts';
import { wholeWords } from '../document/whole-words.js';

/** Names of spoken languages in English, German, French and Spanish, by ISO 639-1. */
const names: Readonly<Record<string, string>> = {
  en: 'english|englisch|anglais|inglés|engelska',
  de: 'german|deutsch|allemand|alemán|tyska',
  fr: 'french|französisch|français|francés|franska',
  es: 'spanish|spanisch|espagnol|español|castellano',
  it: 'italian|italienisch|italien|italiano',
  pt: 'portuguese|portugiesisch|portugais|portugués',
  nl: 'dutch|niederländisch|néerlandais|neerlandés',
  sv: 'swedish|schwedisch|suédois|sueco|svenska',
  da: 'danish|dänisch|danois|danés',
  no: 'norwegian|norwegisch',
  fi: 'finnish|finnisch',
  pl: 'polish|polnisch|polonais|polaco',
  cs: 'czech|tschechisch',
  ru: 'russian|russisch|russe|ruso',
  uk: 'ukrainian|ukrainisch',
  ro: 'romanian|rumänisch',
  el: 'greek|griechisch',
  hu: 'hungarian|ungarisch',
  tr: 'turkish|türkisch',
  ar: 'arabic|arabisch|arabe|árabe',
  he: 'hebrew|hebräisch',
  hi: 'hindi',
  ur: 'urdu',
  bn: 'bengali',
  zh: 'chinese|mandarin|cantonese|chinesisch|chinois|chino',
  ja: 'japanese|japanisch|japonais|japonés',
  ko: 'korean|koreanisch|coréen|coreano',
  vi: 'vietnamese',
  th: 'thai',
  tl: 'tagalog|filipino',
  la: 'latin|latein|latín',
  lb: 'luxembourgish|luxemburgisch|luxembourgeois',
  cy: 'welsh|walisisch|gallois|galés',
  gd: 'gaelic|gälisch|gaélique|gaélico',
  ti: 'tigrinya',
  ase: 'asl|american sign language',
  ca: 'catalan|katalanisch|catalán|valenciano',
  eu: 'basque|baskisch|euskera|vasco',
  gl: 'galician|galicisch|galicien|gallego',
  fa: 'persian|farsi|persisch|persan|persa',
  pa: 'punjabi|panjabi',
  gu: 'gujarati',
  ta: 'tamil',
  te: 'telugu',
  mr: 'marathi',
  ne: 'nepali',
  id: 'indonesian|indonesisch|indonésien|indonesio',
  ms: 'malay|malaiisch',
  sw: 'swahili|suaheli',
  so: 'somali',
  am: 'amharic',
  af: 'afrikaans',
  hr: 'croatian|kroatisch|croate|croata',
  sr: 'serbian|serbisch|serbe|serbio',
  bs: 'bosnian|bosnisch',
  sk: 'slovak|slowakisch|slovaque',
  sl: 'slovenian|slovene|slowenisch',
  bg: 'bulgarian|bulgarisch|bulgare|búlgaro',
  sq: 'albanian|albanisch|albanais',
  lt: 'lithuanian|litauisch',
  lv: 'latvian|lettisch',
  et: 'estonian|estnisch',
  is: 'icelandic|isländisch',
  ku: 'kurdish|kurdisch|kurde',
  ps: 'pashto',
  ka: 'georgian|georgisch',
  hy: 'armenian|armenisch|arménien',
};

const codeOfName = new Map(
  Object.entries(names).flatMap(([code, words]) =>
    words.split('|').map((word) => [word, code] as const),
  ),
);
const anyName = new RegExp(
  `(?<![\\p{L}])(${[...codeOfName.keys()].join('|')})(?:kenntnisse|sprachig)?(?![\\p{L}])`,
  'giu',
);

/**
 * Words for levels, best first, by the Common European Framework. Source: the framework's
 * descriptions, rounded to one level.
 */
const levelWords: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['C2', /native|mother tongue|muttersprach|langue maternelle|nativo|lengua materna|materna/iu],
  [
    'C1',
    /fluen|bilingual|bilingüe|bilingue|verhandlungssicher|fließend|courant|fluido|excellent|proficiency at a high|full professional|advanced|sehr gut|avanzado|nivel alto|flytande|parfaite|couramment/iu,
  ],
  [
    'B2',
    /proficien|professional|business|working knowledge|good|strong(?!ly)|gute|bon niveau|upper intermediate|profesional|professionnel|bonnes? (?:connaissances?|maîtrise)|goda? kunskaper|buen nivel/iu,
  ],
  ['B1', /conversational|intermediate|intermédiaire|intermedio|nivel medio|limited working/iu],
  [
    'A2',
    /basic|elementary|grundkenntnisse|schulkenntnisse|scolaire|notions|básico|débutant|grundläggande/iu,
  ],
];

const cue =
  /fluen|proficien|native|mother tongue|bilingu|spoken|written|speak|languages?\b|communicat|conversational|basic knowledge|kenntnisse|sprach|fließend|verhandlungssicher|courant|langue|parl[eé]|idioma|hablad|nivel|niveau|maîtrise|\b[ABC][12]\b|muttersprach|in word and|wort und schrift|flytande|tal och skrift|\b(?:tala|talar|behärskar|svenska språket)\b/iu;

/**
 * Words that mark a language as required or preferred right after its name: "English essential",
 * "Spanish is a plus".
 */
const askedAfter =
  /^[\s,:(–-]{0,3}(?:(?:is|are|will be|would be|can be|ist|sind|wäre|wird|sera|será|est|serait|es|sería|är|vore|language|skills|[\p{L}-]{4,16})\s){0,2}(?:(?:an?|un|una|ein|ett|von|strongly|highly|not)\s){0,2}(?:essential|required|mandatory|necessary|must\b|imperative|needed|plus\b|preferred|desirable|desired|useful|helpful|beneficial|welcome|advantage|asset|bonus|erforderlich|zwingend|vorausgesetzt|vorteil|wünschenswert|pflicht|fließend|exigé|obligatoire|requis|impératif|indispensable|souhaité|atout|avancé|imprescindible|necesario|obligatorio|deseable|valorable|avanzado|alto|medio|fluido|krav|meriterande|flytande|advanced|intermediate|fluent)/iu;
/**
 * Words of degree or importance right before it, if it describes no following noun: "strong
 * English", "se valorará inglés".
 */
const askedBefore =
  /(?:^|[^\p{L}])(?:strong|good|excellent|very good|solid|basic|great|perfect|sehr gute[sn]?|gute[sn]?|perfekte[sn]?|bon|bonne|très bon|buen|goda?|valorar(?:á|án|emos)|requiere|exige|imprescindible|necesario|deseable)\s(?:(?:level|niveau|nivel)\s(?:of|de|d['’])\s?|l['’]|le\s|el\s|(?:command|knowledge|grasp) of\s)?$/iu;
/** "Serve guests in Italian", "able to read and write Dutch". */
const usedBefore = wholeWords(
  /(?:\b(?:serv|present|writ|read|correspond|negotiat|advis|assist|support|interact|convers|comfortable|confident|able to work|échang|rédig|présent|aten|comunic|redact|kommunizier|berat|präsentier|korrespond)\p{L}{0,12}(?:\s[\p{L}’'-]{1,20}){0,4}\s(?:in|en|auf|på)|\b(?:read(?: and write)?|write|understand|lire et écrire|lesen und schreiben|leer y escribir))\s$/iu,
);
const endsPhrase =
  /^(?:\s?$|\s?[.,;:()/&–-]|\s(?:and|or|und|oder|et|ou|y|e|o|och|skills?|language|level|communication|is|required|preferred|essential|in|at|with|to|avec|aux?|mit|con|med)(?![\p{L}]))/iu;
const otherNames = new RegExp(
  `^(?:[\\s,/&-]*(?:(?:and|or|und|oder|et|ou|y|o|och|eller)[\\s/&-]*)?(?:${[...codeOfName.keys()].join('|')})(?![\\p{L}]))+`,
  'iu',
);

/** A language to be spoken that a line names, with its level; offsets within the line. */
export interface SpokenLanguage {
  readonly code: string;
  readonly level: LanguageLevel | null;
  readonly start: number;
  readonly end: number;
}

function levelIn(words: string): LanguageLevel | null {
  const exact = /\b([ABC][12])\b/.exec(words)?.[1];
  const framework =
    levelWords.find(([level]) => level === exact)?.[0] ?? (exact === 'A1' ? 'A1' : null);
  return framework ?? levelWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/**
 * A level follows its language ("German: B2, French: A1") or precedes it ("fluent in German and
 * French").
 */
function levelAround(
  line: string,
  start: number,
  end: number,
  previousEnd: number,
  nextStart: number,
): LanguageLevel | null {
  const after = line.slice(end, Math.min(nextStart, end + 50));
  const before = line.slice(Math.max(previousEnd, start - 50), start).replace(/^.*[,;)]/, '');
  const isAfter = /^\s{0,2}(?:[:(\u2013\u2014-]|\(?(?:level |niveau )?[ABC][12]\b)/iu.test(after);
  return isAfter
    ? (levelIn(after) ?? levelIn(before))
    : (levelIn(before) ??
        (/^\s{0,2}(?:and|und|et|y|,|or|&)/iu.test(after) ? null : levelIn(after)));
}

/**
 * The languages of a line.
 * @param isListed true in a section about languages, where the bare name is enough; elsewhere the
 * line must contain a word like "fluent", since "a French company" does not require French
 */
export function findSpokenLanguages(line: string, isListed: boolean): SpokenLanguage[] {
  const matches = [...line.matchAll(anyName)].filter(
    (match) =>
      /kenntnisse|sprachig/i.test(match[0]) ||
      isListed ||
      isNamedAsLanguage(line, match.index, match[0]),
  );
  const found = matches.map((match, at) => {
    const end = match.index + match[0].length;
    const previousEnd = matches[at - 1]
      ? (matches[at - 1]?.index ?? 0) + (matches[at - 1]?.[0].length ?? 0)
      : 0;
    const level = levelAround(
      line,
      match.index,
      end,
      previousEnd,
      matches[at + 1]?.index ?? line.length,
    );
    return {
      code: codeOfName.get((match[1] ?? '').toLowerCase()) ?? '',
      level,
      start: match.index,
      end,
    };
  });
  // "Fluent English and French": one level applies to the whole list.
  return found.map((one, at) => ({ ...one, level: one.level ?? sharedLevel(line, found, at) }));
}

const joiner = String.raw`(?:,|and|or|und|oder|et|ou|y|o|och|eller|&|\/)`;
// Hyphens or joiners, with spaces only beside joiners. Each space and hyphen matches in exactly one
// way, so that a long run takes linear time.
const joining = new RegExp(
  String.raw`^(?:-+|-*\s*${joiner}(?:\s*(?:-+\s*)?${joiner})*\s*-*)$`,
  'iu',
);

/** Whether the text between two language names only joins them: ", ", " and ", " / ". */
export function isJoining(between: string): boolean {
  return joining.test(between);
}

function sharedLevel(
  line: string,
  found: readonly SpokenLanguage[],
  at: number,
): LanguageLevel | null {
  const before = found[at - 1];
  const here = found[at];
  if (!before || !here) return null;
  return isJoining(line.slice(before.end, here.start)) ? before.level : null;
}

function isNamedAsLanguage(line: string, start: number, name: string): boolean {
  const after = line.slice(start + name.length, start + name.length + 90);
  if (
    !cue.test(line.slice(Math.max(0, start - 60), start + name.length + 60)) &&
    !askedAfter.test(after.replace(otherNames, '')) &&
    !(usedBefore.test(line.slice(Math.max(0, start - 80), start)) && endsPhrase.test(after)) &&
    !(askedBefore.test(line.slice(Math.max(0, start - 50), start)) && endsPhrase.test(after))
  )
    return false;
  // An adjective before a noun means the country: "the German market".
  return !/^\s+(?:market|company|customers?|clients?|team|subsidiary|office|law|government|citizen|national|cuisine|food|literature|history|startup|bank)/i.test(
    line.slice(start + name.length, start + name.length + 16),
  );
}
