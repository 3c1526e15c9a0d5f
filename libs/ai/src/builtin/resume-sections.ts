import type { ResumeSection } from '@rolefit/contracts';
import type { Line } from './lines.js';

/** Headings of resumes, whole words at the beginning; English, German, French and Spanish. `other` ends a section that we read. */
const sectionNames: readonly (readonly [ResumeSection, RegExp])[] = [
  ['experience', /^(?:(?:professional|work|employment|relevant|career|job|industry|clinical|teaching|research|additional|selected|military|internship|other)?\s?(?:experiences?|employment|work history|career history|employment history|positions held|internships?)(?: (?:history|summary|highlights))?|career|work|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|praktika|expériences?(?: professionnelles?)?|parcours professionnel|experiencia(?: (?:laboral|profesional))?|trayectoria)$/iu],
  ['projects', /^(?:(?:personal|selected|key|academic|side|open[- ]source|notable|relevant|recent|main)?\s?projects?(?: experience)?|open[- ]source(?: contributions| projects)?|projekte|projets|proyectos|portfolio)$/iu],
  ['skills', /^(?:(?:technical|key|core|professional|computer|it|hard|soft|relevant|additional|top|other|my|clinical|main|transferable|language and|tools? and)?\s?(?:skills?(?: (?:summary|set|highlights|matrix))?|competenc(?:ies|e|es)|technologies|tools|expertise|proficienc(?:ies|y)|strengths|abilities|qualifications)|areas? of expertise|tech(?:nology)? stack|programming(?: (?:languages|skills))?|skills? (?:&|and) (?:\w+)(?: \w+)?|technologies (?:&|and) (?:tools|languages)|tools (?:&|and) technologies|languages (?:&|and) (?:technologies|tools|frameworks)|kenntnisse|fähigkeiten|kompetenzen|edv-kenntnisse|it-kenntnisse|compétences(?: techniques)?|informatique|habilidades|competencias|conocimientos|aptitudes|技能|it 技能)$/iu],
  ['education', /^(?:education(?:al)?(?: background| (?:&|and) (?:training|certifications?))?|academic (?:background|history|qualifications)|studies|degrees?|ausbildung|bildung|bildungsweg|studium|formations?|études|diplômes|educación|formación(?: académica)?|estudios|教育背景|coursework|relevant coursework)$/iu],
  ['certificates', /^(?:(?:professional)?\s?(?:certifications?|certificates?|licen[cs](?:es|ures?)?)(?: (?:&|and) (?:\w+))?|courses|training(?: (?:&|and) certifications?)?|job related training|accreditations?|zertifikate|zertifizierungen|weiterbildung(?:en)?|certificats|certificados|certificaciones|cursos)$/iu],
  ['languages', /^(?:languages?|language skills|sprachen|sprachkenntnisse|langues|idiomas|spoken languages)$/iu],
  ['summary', /^(?:(?:professional|executive|career|personal)?\s?(?:summary|profile|objective|statement|overview)|about(?: me)?|introduction|bio|profil|über mich|à propos|perfil|sobre mí|objective)$/iu],
  ['other', /^(?:references?(?: available.*)?|referees|interests?|hobbies|hobbies (?:&|and) interests|(?:selected |recent |invited |scientific |my )?(?:publications?|presentations?|talks|papers|writing)(?: (?:&|and) \w+)?|awards?(?: (?:&|and) \w+)?|honou?rs?(?: (?:&|and) \w+)?|achievements?|accomplishments|volunteer(?:ing)?(?: (?:experience|work))?|activities|extracurricular(?: activities)?|leadership(?: (?:&|and) activities)?|affiliations?|memberships?|contact(?: (?:info|information|details|me))?|personal (?:information|details|data|info)|patents|conferences(?: (?:&|and) \w+)?|speaking|interessen|referenzen|kontakt|persönliche daten|loisirs|centres d['’]intérêt|contacto|referencias|intereses|additional information|miscellaneous|social|links|most proud of|a day of my life|press)$/iu],
];

function bareHeading(words: string): string {
  // "S K I L L S": some templates space their headings out.
  const unspaced = /^(?:\p{Lu}\s){3,}\p{Lu}$/u.test(words) ? words.replace(/\s/g, '') : words;
  return unspaced.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/\s+/g, ' ');
}

/** The section that a line opens as its heading, or null. */
export function resumeHeading(line: Line): ResumeSection | null {
  if (line.text.length > 60) return null;
  const bare = bareHeading(line.text);
  if (bare.length < 3 || bare.split(' ').length > 5 || /^\p{Ll}/u.test(bare)) return null;
  return sectionNames.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

/** A line with the section it stands in. */
export interface SectionedLine extends Line {
  readonly section: ResumeSection;
  readonly isHeading: boolean;
  /** True before the first heading: name, contact, perhaps a title. */
  readonly isHead: boolean;
}

// Two headings may follow one another ("Work", "Experience"); more are a column of headings that lost its contents.
const tableRows = 4;

/** Takes away headings that stand in a run of nothing else: some PDFs tell all headings first and then all contents. */
function withoutTables(found: readonly (ResumeSection | null)[], lines: readonly Line[]): (ResumeSection | null)[] {
  const kept = [...found];
  // A heading that lost a letter on its way ("Certications") is one of the run as well.
  const isAny = (at: number) => found[at] != null || (found[at + 1] != null && /^\p{Lu}\p{L}{3,}$/u.test(lines[at]?.text ?? ''));
  for (let from = 0; from < found.length; ) {
    let to = from;
    while (to < found.length && isAny(to)) to++;
    if (found.slice(from, to).filter((section) => section !== null).length >= tableRows) kept.fill(null, from, to);
    from = Math.max(to, from) + 1;
  }
  return kept;
}

// Name, contact and a motto take no more; without any heading the rest is content all the same.
const headLines = 12;

/** Puts each line into its section; "Skills: Java, Go" is content of skills on its own line. */
export function sectionLines(lines: readonly Line[]): SectionedLine[] {
  let section: ResumeSection = 'other';
  let isHead = true;
  const headings = withoutTables(lines.map(resumeHeading), lines);
  return lines.map((line, at) => {
    const heading = headings[at] ?? null;
    if (heading) {
      section = heading;
      isHead = false;
      return { ...line, section, isHeading: true, isHead };
    }
    const label = /^([\p{L} &/]{3,30}):\s?\S/u.exec(line.text)?.[1];
    const own = label === undefined ? null : (sectionNames.find(([name, pattern]) => (name === 'skills' || name === 'languages') && pattern.test(label.trim()))?.[0] ?? null);
    // In a skills section "Languages:" means programming languages as often as not.
    const isOwn = own !== null && !(own === 'languages' && section === 'skills');
    return { ...line, section: isOwn ? own : section, isHeading: false, isHead: isHead && !isOwn && at < headLines };
  });
}
