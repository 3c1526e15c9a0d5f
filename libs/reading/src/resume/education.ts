import type { EducationLevel } from '@rolefit/contracts';
import { findDateRanges, findSingleDates } from '../sentence/dates.js';
import { educationField, findEducationLevels, type NamedLevel } from '../sentence/education.js';
import type { SectionedLine } from './sections.js';
import { isPlace } from '../sentence/places.js';
import { isOrganisation } from '../sentence/title-words.js';
import { wholeWords } from '../document/whole-words.js';

/** Words that name a degree only in a section about education; lowest level first. */
const degreeWords: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'secondary',
    wholeWords(
      /\b(?:GCSEs?|matura|matriculation|hauptschul\p{L}*|realschul\p{L}*|mittlere reife|fachabitur|fachhochschulreife|abitur|lycée|baccalauréat|bac (?:s|es|l|pro|général|professionnel|technologique)|selectividad|high school)\b/iu,
    ),
  ],
  [
    'vocational',
    wholeWords(
      /\b(?:ausbildung|lehre|gesellenbrief|gesellenprüfung|meisterbrief|fachwirt(?:in)?|formación profesional|grado medio|ciclo formativo|técnic[oa]|apprentice(?:ship)?|trade certificate|vocational|diplôme d['’]état)\b/iu,
    ),
  ],
  ['associate', wholeWords(/\b(?:técnic[oa] superior|grado superior|associate['’]?s?)\b/iu)],
  [
    'bachelor',
    wholeWords(
      /\b(?:bachelor|undergraduate|honou?rs degree|licence(?: pro(?:fessionnelle)?)?|licenciad[oa]|licenciatura|diplomatura|diplomad[oa]|graduad[oa]|grado|ingenier[oa](?: técnic[oa])?|FH-Diplom)\b/iu,
    ),
  ],
  [
    'master',
    wholeWords(
      /\b(?:mastère|master(?! project| student)|maîtrise|magister|magíster|staatsexamen|diplom|dipl\.-\p{L}+\.?|diplôme d['’]ingénieur)\b/iu,
    ),
  ],
  ['doctorate', wholeWords(/\b(?:doctor(?:ado|at|ate|a)?|promotion|habilitation)\b/iu)],
];

/** Case-sensitive abbreviations of degrees. */
const degreeLetters: readonly (readonly [EducationLevel, RegExp])[] = [
  ['secondary', wholeWords(/\b(?:ESO|COU|GED)\b/u)],
  ['vocational', wholeWords(/\b(?:NVQ|IHK|CAP|BEP|FP)\b/u)],
  ['associate', wholeWords(/\b(?:AAS|A\.A\.S?|A\.S|AS(?= in\b)|HND|HNC|DEUG|DEUST)\b/u)],
  [
    'bachelor',
    wholeWords(
      /\b(?:BS|BA|B\.S|B\.A|B\. ?E|BE|B\. ?Eng|BEng|B\.? ?Tech|B\.? ?Sc|B\.? ?Com|BComm|BFA|B\.? ?Arch|BS[BCEMN][A-Z]{0,2}|BSEd|BSW|BBA|B\.? ?Ed|BHSc?|BUT|LL\.? ?B|MBBS|A\.B|AB(?= in\b)|SB(?= in\b))\b/u,
    ),
  ],
  [
    'master',
    wholeWords(
      /(?<!\p{L}, )\b(?:M\. ?S|M\.? ?Sc|MS(?! (?:Word|Office|Excel|Access|Project|Teams|SQL|Power ?Point|Power|Outlook|Dynamics|Windows|Azure|Visio|DOS|Exchange|SharePoint)\b)|M\. ?A|MA|M\. ?Eng|MEng|M\.? ?Tech|MCA|M\.? ?Com|M\.? ?Phil|MFA|M\.? ?Arch|MPA|MSW|LL\.? ?M|MCS|MBA|MSN|MPH|M\.? ?Ed|MSE[ECM]?|MSIS|SM(?= in\b)|DESS|DEA)\b/u,
    ),
  ],
  [
    'doctorate',
    wholeWords(
      /(?<!\p{L}, )\b(?:Ph\. ?D|PhD|Dr\. ?(?:rer|phil|med|ing|jur)|Sc\.D|EdD|Ed\.D|DBA|MD|M\.D|DDS|DVM|DPT)\b/u,
    ),
  ],
];

const chineseDegrees: readonly (readonly [EducationLevel, RegExp])[] = [
  ['secondary', /高中/u],
  ['vocational', /中专|职业学校|技校/u],
  ['associate', /大专|专科/u],
  ['bachelor', /本科|学士/u],
  ['master', /硕士|研究生/u],
  ['doctorate', /博士/u],
];

/** Converts a heading in capitals ("BS IN COMPUTER SCIENCE") to normal case. */
function plainCase(line: string): string {
  return /\p{Ll}/u.test(line) ? line : line.replace(/\bIN\b/g, 'in').replace(/\bOF\b/g, 'of');
}

// A thesis or a scholarship describes a degree that another line names.
const aboutDegree =
  /^(?:[^\p{L}]*)(?:title|titel|titre|thesis|dissertation|advisor|supervisor|description|gpa|coursework|relevant|honou?rs|scholarship|bachelorarbeit|masterarbeit|thema|note|tesis|mémoire|the topic|in the)\b|\b(?:thesis|scholarship|fellowship|dissertation|thesis:|stipendium|beca)\b/iu;

function degreeOf(line: string): NamedLevel | null {
  const plain = plainCase(line);
  const named = [...findEducationLevels(plain)];
  for (const [level, pattern] of [...degreeWords, ...degreeLetters, ...chineseDegrees]) {
    const match = pattern.exec(plain);
    if (match) named.push({ level, start: match.index, end: match.index + match[0].length });
  }
  // The words of several levels overlap ("Bac pro", "técnico superior", "FH-Diplom"): the longest
  // match wins, then the highest level.
  const order: readonly EducationLevel[] = [
    'secondary',
    'vocational',
    'associate',
    'bachelor',
    'master',
    'doctorate',
  ];
  const whole = named.filter(
    (one) =>
      !named.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  return whole.reduce<NamedLevel | null>(
    (best, one) =>
      best === null || order.indexOf(one.level) >= order.indexOf(best.level) ? one : best,
    null,
  );
}

const fieldWords =
  /(?:(?:wissenschaft(?:en)?|wesen|technik|kunde|wirtschaft|pädagogik|logie|nomie|bau)|\b(?:science|sciences|engineering|studies|arts|management|administration|economics|econometrics|business|finance|accounting|marketing|law|medicine|nursing|pharmacy|dentistry|education|psychology|sociology|history|philosophy|literature|linguistics|languages?|mathematics|maths?|statistics|physics|chemistry|biology|geography|geology|computing|informatics|informatik|design|architecture|journalism|communications?|media|music|tourism|hospitality|logistics|politics|relations|justice|agriculture|forestry|nutrition|therapy|technology|betriebswirtschaftslehre|bwl|vwl|mathematik|physik|chemie|germanistik|anglistik|jura|medizin|pflege|informatique|gestion|droit|lettres|langues|commerce|économie|mécanique|biologie|psychologie|tourisme|derecho|economía|turismo|informática|administración|psicología|enfermería|medicina|historia|filología|matemáticas|química|biología|arquitectura|periodismo|educación|magisterio|contabilidad))\b|(?:科学|工程|技术|专业|管理|经济|金融|会计|法学|医学|文学|数学|物理|化学|通信|软件|电子|信息|设计|英语|市场|营销|新闻|教育|历史|物流|护理|机械|自动化|建筑)/iu;
const levelTail =
  /^(?:\s?(?:of|en|in)?\s?(?:science|arts|engineering|applied science|degree|diploma|['’]s))\b/iu;

/** "candidate in", "of Science in": words between a degree and its field. */
const plainTail =
  /^(?:(?:candidate|student|degree|studies|program(?:me)?)\s)?(?:(?:applied )?(?:science|arts|engineering)\s)?(?:in|of|en)\s+(?=\S)|^(?:der|des|the|du|de la|de|del)\s+/iu;

const fieldChars = 60;

/** The pieces of a line that could be a field: no school, place, date or grade. */
function fieldPieces(line: string): string[] {
  let rest = line;
  for (const { start, end } of [...findDateRanges(line), ...findSingleDates(line)].sort(
    (a, b) => b.start - a.start,
  ))
    rest = `${rest.slice(0, start)} | ${rest.slice(end)}`;
  return rest
    .split(/[,;|•·(){}\t]|\s[-–—]\s|: |\.\s|\s{2,}|，|、/u)
    .map((piece) =>
      piece
        .replace(/^(?:[\s.:–-]|在读|研究生|毕业)+/u, '')
        .replace(/(?<![\s.:–-]|专业|在读|毕业)(?:[\s.:–-]|专业|在读|毕业)+$/u, '')
        .replace(plainTail, ''),
    )
    .filter(
      (piece) =>
        piece.length >= 2 &&
        piece.length <= fieldChars &&
        /\p{L}{2}/u.test(piece) &&
        !isPlace(piece) &&
        !isOrganisation(piece) &&
        !/\b(?:gpa|grade|note|(?:magna |summa )?cum laude|honou?rs|distinction|law review|expected|graduat\w+|dean|university|college|school|institute|universit\w+|hochschule|école)\b|\d{3}/iu.test(
          piece,
        ),
    );
}

/**
 * The field that follows a degree, without parts of the degree's name ("of Science in") or of the
 * school.
 */
function statedField(line: string, { end }: NamedLevel): string | null {
  const tail = levelTail.exec(line.slice(end))?.[0].length ?? 0;
  const stated = educationField(line, end) ?? educationField(line, end + tail);
  const words = stated?.split(/[,|\t]|\s(?:at|from|cum laude)\s/u)[0] ?? '';
  const bare = words
    .replace(plainTail, '')
    .replace(/(?<!\s)\s*[(\d][^]*/u, '')
    .trim();
  return /\p{L}{3}/u.test(bare) && !isOrganisation(bare) && !isPlace(bare) ? bare : null;
}

/**
 * The field of a degree: after its words, else a piece of its line or the adjacent lines that looks
 * like a field.
 */
function fieldOf(lines: readonly SectionedLine[], at: number, named: NamedLevel): string | null {
  const { level, start, end } = named;
  if (level === 'secondary') return null;
  const line = lines[at]?.text ?? '';
  const stated = statedField(plainCase(line), named);
  const isBareLevel =
    stated !== null &&
    /^(?:science|arts|engineering|applied science|business|laws?)$/iu.test(stated);
  if (stated !== null && !isBareLevel) return stated;
  const tail = levelTail.exec(line.slice(end))?.[0].length ?? 0;
  const own = fieldPieces(`${line.slice(end + tail)} | ${line.slice(0, start)}`);
  const beside = [lines[at + 1], lines[at - 1]]
    .filter(
      (other) =>
        other !== undefined &&
        !other.isHeading &&
        other.section === lines[at]?.section &&
        !other.isBullet &&
        degreeOf(other.text) === null,
    )
    .flatMap((other) => fieldPieces(other?.text ?? ''));
  return (
    [...own, ...beside].find((piece) => fieldWords.test(piece)) ??
    (isBareLevel && !/^(?:applied )?(?:science|arts)$/iu.test(stated) ? stated : null)
  );
}

/** Whether a line of a section about education names a degree. */
export function namesDegree(line: string): boolean {
  return degreeOf(line) !== null;
}

/** A degree of a resume: offsets of its words within the line. */
export interface Degree extends NamedLevel {
  readonly field: string | null;
}

/**
 * The degree that a line of a section about education names, the highest of several, or null.
 * @param at the line's index in `lines`, whose neighbours may name the field
 */
export function findDegree(lines: readonly SectionedLine[], at: number): Degree | null {
  const line = lines[at];
  // A line that begins in lower case continues a sentence.
  if (!line || line.isHeading || aboutDegree.test(line.text) || /^\p{Ll}{2,}\s/u.test(line.text))
    return null;
  const named = degreeOf(line.text);
  return named && { ...named, field: fieldOf(lines, at, named) };
}
