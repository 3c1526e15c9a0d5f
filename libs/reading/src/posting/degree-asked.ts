import {
  educationLevelSchema,
  type EducationLevel,
  type EducationRequirement,
} from '@rolefit/contracts';
import { educationField, findEducationLevels, type NamedLevel } from '../sentence/education.js';
import { softenedRanges } from '../sentence/negation.js';
import type { PostingSection } from './sections.js';
import { wholeWords } from '../document/whole-words.js';

/** A required degree; `start..end` of its words within the sentence. */
export interface AskedDegree {
  readonly level: EducationLevel;
  readonly field: string | null;
  readonly orEquivalent: boolean;
  readonly start: number;
  readonly end: number;
}

const equivalents = wholeWords(
  /\bor (?:an? )?(?:equivalent|relevant|comparable|related|commensurate|similar)(?: \w+){0,3} (?:experience|training|combination|work|qualifications?|skills?)|\bor (?:an? )?equivalent\b(?! (?:graduate|doctoral|degree|diploma|level))|\bequivalent (?:work |practical |professional |combination of )?(?:experience|education)|\bor (?:\p{L}+ ){0,4}(?:experience|training)\b|combination of (?:education|experience)|vergleichbare\p{L}{0,10} (?:Qualifikation|Berufserfahrung|Ausbildung)|oder (?:eine )?(?:vergleichbar|gleichwertig|ähnlich)|ou (?:expérience )?équivalent|o (?:experiencia )?equivalente|eller motsvarande|in lieu of|substitut/iu,
);
/** "Qualification as Bilanzbuchhalter (IHK) or a degree": the qualification is enough. */
const otherQualification = wholeWords(
  /\b(?:qualifications?|qualified|certificat(?:e|ion)|certified|apprenticeship|vocational training|licen[cs]e|ausbildung|weiterbildung|qualifikation|zertifikat|geprüfte[rn]?|ausgebildete[rn]?|formation|certificat|titulación|certificado|utbildning)\b[^.;\n]{0,80}?\b(?:or|oder|ou|o|eller)\s(?:an?\s|eine?n?\s|une?\s|una?\s|en\s|ett\s)?(?:\p{L}+\s){0,2}(?:degree|bachelor|studium|hochschulabschluss|studienabschluss|diplôme|licence|grado|título|examen)/iu,
);
/** GS and other ladders offer complete paths: education OR experience. */
const paths = /\bOR\b(?! (?:higher|above))/u;
const anyPath =
  /combination of (?:education|training) and (?:experience|education)|(?:education|experience) (?:may|can|will) (?:be )?substitut|substitut\w{1,10} (?:of |for )?(?:education|experience)|in lieu of (?:a |the )?(?:degree|education|specialized experience|experience)|qualify based on (?:your )?(?:experience and\/or|education or)/iu;

/** Words that make a degree a requirement without such a heading. */
const demand = wholeWords(
  /\b(?:required?|requires|must|minimum|mandatory|essential|hold|holds|possess|expect|expects|erwarten|attendons|esperamos|have|has|having|completed|qualif\w+|background in|educated|graduates?|degree (?:in|from|or)|studies in|abgeschlossen\p{L}*|voraussetz\p{L}*|diplôme|titulaire|titulado|graduado|examen|desir\w+|prefer\w+|plus|asset|advantage)\b/iu,
);
/** Other people's degrees and ongoing studies: no degree is required. */
const notDemanded = wholeWords(
  /\b(?:(?:phd|doctoral|master(?:'|’)?s?|bachelor(?:'|’)?s?|university|college|high school|graduate|undergraduate) (?:students?|candidates?|interns?)|students?|pursuing|enrolled|(?:currently )?studying|working towards?|estudiantes?|étudiante?s?|studierende|our team (?:has|holds)|colleagues|tuition)\b/iu,
);
/** "BSN required or pursuing" asks for the degree, finished or not. */
const requiredOrPursued =
  /\b(?:required|completed|obtained|degree|earned) or (?:currently )?(?:pursuing|enrolled|working towards?)\b/iu;

const anyDegree =
  /\b(?:university |college )?degree(?= (?:in|or equivalent|is required|required)\b)|\bdegree[- ](?:qualified|educated)\b/iu;

/** "A degree in accounting" means a first degree. */
function plainDegree(sentence: string): NamedLevel[] {
  const match = anyDegree.exec(sentence);
  return match
    ? [{ level: 'bachelor', start: match.index, end: match.index + match[0].length }]
    : [];
}

/** End of the degree's field within its sentence, or of the degree itself without a field. */
export function degreeEnd(sentence: string, { field, end }: AskedDegree): number {
  const at = field === null ? -1 : sentence.indexOf(field, end);
  return field === null || at < 0 ? end : at + field.length;
}

/**
 * The degree that a sentence requires, the lowest if it names several ("bachelor's or master's");
 * null if it merely mentions degrees. Prefers null in doubt: a wrongly required degree counts
 * against a candidate.
 */
export function degreeAskedBy(sentence: string, section: PostingSection): AskedDegree | null {
  const [lowest] = [...findEducationLevels(sentence), ...plainDegree(sentence)];
  if (!lowest || (notDemanded.test(sentence) && !requiredOrPursued.test(sentence))) return null;
  const isUnderHeading =
    section === 'required' || section === 'preferred' || section === 'education';
  if (!isUnderHeading && !demand.test(sentence)) return null;
  if (
    softenedRanges(sentence).some(
      ({ kind, start, end }) => kind === 'negated' && lowest.start >= start && lowest.end <= end,
    )
  )
    return null;
  return {
    level: lowest.level,
    field: educationField(sentence, lowest.end),
    orEquivalent:
      equivalents.test(sentence) || paths.test(sentence) || otherQualification.test(sentence),
    start: lowest.start,
    end: lowest.end,
  };
}

/**
 * The degrees of a complete posting: of several required levels only the lowest stays required and
 * the others become preferences (other grades, other paths); if experience may substitute anywhere,
 * it may for each.
 */
export function degreesOfPosting(
  text: string,
  degrees: readonly EducationRequirement[],
): EducationRequirement[] {
  const rung = ({ level }: EducationRequirement) => educationLevelSchema.options.indexOf(level);
  const lowest = Math.min(
    ...degrees.filter(({ importance }) => importance === 'required').map(rung),
  );
  const isAnyPath = degrees.length > 0 && anyPath.test(text);
  return degrees.map((degree) => ({
    ...degree,
    importance: rung(degree) > lowest ? 'preferred' : degree.importance,
    orEquivalent: degree.orEquivalent || isAnyPath,
  }));
}
