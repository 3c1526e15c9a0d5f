import { titleFamily } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { isHeadingWord } from './heading-words.js';
import { listOpenedBy } from './list-openings.js';
import { tableRows } from './tables.js';

/** Subject of a part of a posting. `intro` comes before any known heading. */
export type PostingSection =
  | 'intro'
  | 'required'
  | 'preferred'
  | 'duties'
  | 'benefits'
  | 'about'
  | 'boilerplate'
  | 'languages'
  | 'education';

/**
 * Prefixes of headings in English, German, French, Spanish and Swedish; the first match wins, so
 * specific ones come first.
 */
const headings: readonly (readonly [PostingSection, RegExp])[] = [
  [
    'boilerplate',
    /^(?:(?:similar|related|other|more|recommended|featured) (?:jobs?|roles?|positions?|openings?|vacancies)\b|(?:jobs|roles) (?:you may|like this|for you)|people (?:also|who)\b|you (?:may|might) also like|ähnliche (?:jobs|stellen)|weitere (?:jobs|stellen)|offres? (?:similaires?|d['’]emploi similaires?)|(?:empleos|ofertas) similares|liknande jobb|(?:basic|key|general|practical) (?:information|info|facts|details)|at a glance|(?:job|position|vacancy) (?:details|information)\b|(?:work(?:ing)? )?(?:schedule|hours)\b|(?:supervisory|employment) status|travel\b|(?:job |work |duty )?locations?\b|duty station|(?:job|employment|contract|position) type|date posted|job benefits|equal (?:employment )?opportunit|eeo\b|diversity|inclusion|reasonable accommodation|accommodations?\b|privacy|disclaimer|legal notice|notice|our commitment to (?:diversity|equal)|e-verify|fair chance|non-discrimination)/iu,
  ],
  [
    'benefits',
    /^(?:benefits|perks|you(?:'|’)?(?:ll)? get\b|what you(?:'|’)?(?:ll| will)? (?:get|receive)|was wir (?:dir |ihnen )?bieten|what we offer|we offer|what(?:'|’)s in it for you|compensation|salary|pay\b|our offer|why (?:join|work|us|you)|wir bieten|unser angebot|das bieten|benefits für|nous offrons|nous vous offrons|avantages|ce que nous|ofrecemos|qué ofrecemos|beneficios|vi erbjuder|förmåner)/iu,
  ],
  [
    'preferred',
    /^(?:nice$|nice[- ]to[- ]haves?|preferred|desir(?:ed|able)|bonus|plus(?:es)?\b|an? (?:big |great |real )?(?:plus|asset|advantage)$|good to have|would be (?:a plus|nice)|it(?:'|’)s a plus|assets?\b|advantage|extra (?:points|credit)|brownie points|ideally|von vorteil|wünschenswert|das wäre (?:schön|toll)|pluspunkte|un plus|les plus|atouts?|souhait|deseable|se valorar|valorable|meriterande|optional)/iu,
  ],
  [
    'about',
    /^(?:about\b(?! (?:you|the (?:role|job|position)))|who we are$|our (?:company|mission|story|values|culture|history|team)|the (?:company|team|organi[sz]ation)|company (?:overview|description|profile)|how to apply|application (?:process|procedure|deadline)|apply\b|hiring process|interview process|next steps|contact|über uns|wer wir sind|das unternehmen|bewerbung|kontakt|à propos|qui sommes|l['’]entreprise|postuler|sobre nosotros|quiénes somos|om oss|om företaget|ansökan|agency contact|required documents|additional information|overtime)/iu,
  ],
  [
    'duties',
    /^(?:(?:key |main |primary |core |major |essential |your |job |principal |the )*(?:responsibilit|duties|tasks|objectives|functions|accountabilit|activities)|what you(?:'|’)?(?:ll| will| would| get to)(?: be)? (?:do|work)|what you do|what you(?:'|’)ll be|(?:as an? .{3,40},? )?you(?:'|’)?(?:ll| will)(?: be)?(?: \w+)?$|responsible for$|in this role|your (?:role|mission|job|impact|day)|your work$|the (?:role|job|position)\b|role (?:summary|overview|description)|about the (?:role|job|position)|day[- ]to[- ]day|a day in|how you(?:'|’)ll|job (?:summary|description|overview|purpose)|position (?:summary|overview|description)|scope of|aufgaben|(?:deine|ihre|ihr|dein) (?:aufgaben|tätigkeit|rolle|job)|(?:was|das) (?:dich |sie )?erwartet|missions?\b|vos (?:missions|responsabilités|tâches)|votre (?:rôle|mission)|vous devrez (?:accomplir|effectuer|réaliser)|ce que vous (?:ferez|allez faire)|responsabili[td]|tâches|descripti(?:on|f) du poste|funciones|tus funciones|tareas|qué harás|arbetsuppgifter|dina arbetsuppgifter|om (?:tjänsten|rollen))/iu,
  ],
  ['education', /^(?:education|academic|formation\b|ausbildung|formación|utbildning)/iu],
  [
    'languages',
    /^(?:languages?(?: (?:skills|requirements|proficiency|profile))?$|sprachen|sprachkenntnisse|langues?|idiomas|språk)/iu,
  ],
  [
    'required',
    /^(?:(?:job |minimum |basic |key |mandatory |essential |core |general |technical |our |the |position |other |special |specialized |specialised |required )*(?:requirements?|qualifications?|competenc|criteria|experience|skills|eligibility)|must[- ]haves?|(?:must|required|essential|mandatory|minimum|you must)\b|what (?:you(?:'|’)?(?:ll| will)? (?:bring|need|have)|we(?:'|’)?(?:re| are)? (?:look|need|expect|require|ask)|it takes|makes you)|you$|who you are|who we(?:'|’)?(?: a)?re looking|you (?:have|bring|are|should|need|will need|possess)|your (?:profile|background|skills|qualifications|experience|expertise|strengths)|about you|candidate|ideal candidate|the ideal|knowledge|professional experience|technologies|tech stack|technical environment|our stack|conditions of employment|how you will be evaluated|we expect|we are looking for|profile\b|(?:dein|ihr|das) profil|profil\b|anforderungen|voraussetzungen|qualifikation|das bringst|was du mitbring|was (?:wir|du) (?:erwarten|brauchst)|was sie mitbring|(?:votre|le) profil|profil recherché|nous vous évaluerons|(?:les )?critères|exigences|compétences|expérience|requisitos|tu perfil|perfil\b|conocimientos|experiencia|habilidades|qué buscamos|buscamos|kvalifikationer|krav|din profil|vi söker|erfarenhet|kompetens)/iu,
  ],
];

const leadingSigns = /^[#*_=\s>~|\-–—•]+/u;
const trailingSigns = /(?<![#*_=\s:~|\-–—?!.])[#*_=\s:~|\-–—?!.]+$/u;

/** End of a heading and the content after its colon, or null for a line that is no heading. */
export interface Heading {
  readonly section: PostingSection;
  /**
   * Start of the content after "Requirements:" on the same line; the line's end if there is none.
   */
  readonly contentStart: number;
}

interface HeadingPrefix {
  readonly section: PostingSection;
  /** The words after the prefix. */
  readonly rest: string;
}

function prefixOf(words: string): HeadingPrefix | null {
  const bare = words.replace(leadingSigns, '').replace(trailingSigns, '');
  if (bare === '' || bare.length > 80) return null;
  for (const [section, pattern] of headings) {
    const match = pattern.exec(bare);
    if (match) return { section, rest: bare.slice(match[0].length) };
  }
  return null;
}

const marked = /^#{1,6}\s|^\*\*.*\*\*:?$|:$/u;
const askingSections: ReadonlySet<PostingSection> = new Set<PostingSection>([
  'required',
  'preferred',
  'education',
  'languages',
]);
const subject =
  /^\s(?:with|of|in|as|using|mit|in|von|avec|de|en|con|med|av)\s(?:an?\s|the\s)?(\S+)/iu;

/**
 * Whether a line that begins like a heading is an item of a list without bullets: "Experience with Kubernetes", "Privacy law".
 * Browsers drop the bullets of a copied list.
 */
function isItem(line: Line, { section, rest }: HeadingPrefix, current: PostingSection): boolean {
  if (marked.test(line.text) || !/\p{Ll}/u.test(line.text)) return false;
  const named = subject.exec(rest)?.[1];
  if (askingSections.has(section) && named !== undefined && !isHeadingWord(named)) return true;
  const isInList = !line.isAfterGap && askingSections.has(current);
  return (
    isInList &&
    rest.split(/[\s/,&]+/u).some((word) => /^\p{Ll}/u.test(word) && !isHeadingWord(word))
  );
}

function isHeadingShape(line: string): boolean {
  const words = line.split(/\s+/).length;
  if (/^#{1,6}\s|^\*\*.*\*\*:?$/.test(line)) return words <= 14;
  if (line.endsWith(':')) return words <= 10;
  return words <= 7 && !/[.;,]$/.test(line) && /^[^\p{L}]*[\p{Lu}¿¡]/u.test(line);
}

// "Salary: $50,000" is complete on its line.
const statesPay = /[$€£]\s?\d|\d\s?(?:€|EUR\b|USD\b|GBP\b|k\b)/u;
const payLabel =
  /^(?:salary|pay|compensation|wages?|rate|gehalt|vergütung|salaire|rémunération|salario|sueldo)\b/iu;

/** Reads a line as a heading. @param current the section that the line before is in */
export function headingOf(line: Line, current: PostingSection = 'intro'): Heading | null {
  const colon = line.text.indexOf(':');
  if (colon > 0 && colon <= 45 && colon < line.text.length - 1) {
    const label = line.text.slice(0, colon);
    const prefix = label.split(/\s+/).length <= 7 ? prefixOf(label) : null;
    if (prefix) return { section: prefix.section, contentStart: line.start + colon + 1 };
  }
  if (line.isBullet || !isHeadingShape(line.text) || statesPay.test(line.text)) return null;
  const prefix = prefixOf(line.text);
  return prefix === null || isItem(line, prefix, current)
    ? null
    : { section: prefix.section, contentStart: line.end };
}

/**
 * An unknown heading ends a section too if it clearly looks like one: capitals, or a markdown sign.
 */
function isUnknownHeading(line: Line): boolean {
  if (line.isBullet) return false;
  if (/^#{1,4}\s/.test(line.text)) return true;
  const words = line.text.split(/\s+/).length;
  return (
    words >= 1 &&
    words <= 6 &&
    line.isAfterGap &&
    /\p{Lu}{4}/u.test(line.text) &&
    !/\p{Ll}/u.test(line.text) &&
    !/[,\d]/.test(line.text)
  );
}

/** "Benefits Consultant" above a posting is its title, not a heading. */
function isTitle(line: Line, first: Line | undefined): boolean {
  return line === first && !line.text.endsWith(':') && titleFamily(line.text) !== null;
}

/** A run of lines under one heading. */
export interface SectionPart {
  readonly section: PostingSection;
  readonly lines: readonly Line[];
}

/**
 * Groups the lines of a posting by heading; headings are left out, their content on the same line
 * stays.
 */
export function sectionParts(text: string, lines: readonly Line[]): SectionPart[] {
  const parts: { section: PostingSection; lines: Line[] }[] = [{ section: 'intro', lines: [] }];
  const rows = tableRows(lines);
  for (const line of lines) {
    const side = rows.get(line);
    if (side !== undefined) {
      const words = line.text.split('\t', 1)[0]?.trimEnd() ?? '';
      parts.push(
        {
          section: side,
          lines: [{ ...line, text: words, end: line.start + words.length, isBullet: true }],
        },
        { section: parts.at(-1)?.section ?? 'intro', lines: [] },
      );
      continue;
    }
    const heading = isTitle(line, lines[0]) ? null : headingOf(line, parts.at(-1)?.section);
    if (heading) {
      const content = text.slice(heading.contentStart, line.end);
      const start = heading.contentStart + (content.length - content.trimStart().length);
      if (
        (heading.section === 'boilerplate' || payLabel.test(line.text)) &&
        /^[^:]{3,45}:\s*\S/u.test(line.text)
      ) {
        // "Location: Hamburg" is complete on its line; the section around it continues.
        parts.push(
          { section: heading.section, lines: [line] },
          { section: parts.at(-1)?.section ?? 'intro', lines: [] },
        );
        continue;
      }
      parts.push({ section: heading.section, lines: [] });
      if (start < line.end)
        parts.at(-1)?.lines.push({ ...line, start, text: text.slice(start, line.end) });
      continue;
    }
    const opened = line.isBullet ? null : listOpenedBy(line.text);
    if (opened !== null) parts.push({ section: opened, lines: [line] });
    else if (isUnknownHeading(line)) parts.push({ section: 'intro', lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter((part) => part.lines.length > 0);
}
