import type { ResumeSection } from '@rolefit/contracts';

type Words = readonly (readonly [ResumeSection, string])[];

/** Words that make a line a heading, by the section that they open; English, German, French, Spanish. */
const strong: Words = [
  [
    'experience',
    'experience experiences career employment internship internships volunteering volunteer positions erfahrung erfahrungen berufserfahrung berufserfahrungen werdegang berufspraxis berufstätigkeit arbeitserfahrung praxiserfahrung praktika praktikum ehrenamt expérience expériences parcours stages bénévolat experiencia experiencias trayectoria voluntariado prácticas',
  ],
  ['projects', 'projects projekte projets proyectos portfolio'],
  [
    'skills',
    'skill skills skillset competencies competences competency expertise proficiencies proficiency stack kenntnisse fähigkeiten kompetenzen fachkenntnisse edv-kenntnisse it-kenntnisse computerkenntnisse compétences compétence savoir-faire habilidades competencias conocimientos aptitudes',
  ],
  [
    'education',
    'education educational coursework degrees studies ausbildung bildung bildungsweg studium schulbildung formation formations études diplômes educación formación estudios',
  ],
  [
    'certificates',
    'certification certifications certificate certificates license licenses licence licences licensure licensures accreditations courses zertifikate zertifizierungen weiterbildung weiterbildungen fortbildungen certificats certificados certificaciones cursos',
  ],
  [
    'languages',
    'languages language sprachen sprachkenntnisse fremdsprachen langues idiomas lenguas',
  ],
  [
    'summary',
    'summary profile objective objectives overview about introduction profil kurzprofil perfil resumen',
  ],
  [
    'other',
    'references reference referees interests hobbies publications publication presentations talks papers awards award honors honours achievements accomplishments activities affiliations affiliation memberships contact profiles patents conferences distinctions recognition testimonials samples miscellaneous interessen referenzen kontakt publikationen auszeichnungen hobbys loisirs intérêts coordonnées récompenses contacto referencias intereses aficiones premios logros publicaciones misceláneo sonstiges verschiedenes',
  ],
];

/** Section words that are as often list items: they must look like a heading. */
const weak: Words = [
  ['experience', 'work history research teaching military governance service emploi'],
  [
    'skills',
    'technologies tools abilities strengths qualifications qualification software technical programming frameworks databases informatique informática edv outils herramientas tecnologías werkzeuge technologien',
  ],
  ['projects', 'project projekt projet proyecto'],
  ['education', 'academic academics schooling'],
  ['certificates', 'training trainings seminars'],
  ['summary', 'bio statement biography'],
  [
    'other',
    'learning goals aspirations ziele lernziele objectifs objetivos mål likes leadership writing speaking reading press links social community scholarships information details volunteerism philosophy',
  ],
];

/** Words beside those that carry no meaning alone. */
const modifiers = new Set(
  'sonstige zusätzliche autres otros otras nursing legal sales driving kitchen retail engineering design hospitality warehouse healthcare customer service policy law pharmacy professional personal relevant additional selected key core main other my technical computer it hard soft top clinical academic recent notable side open source background and & of the in history highlights summary set list job industry related available upon request on me information info details data contact international domestic applied practical general special further previous current past held areas area field fields tech digital professionelle professionelles professionnel professionnelle professionnelles techniques technique scolaire personnel personnelles informatiques linguistiques et de la le les des du beruflicher berufliche praktische persönliche persönlicher technische fachliche und im weitere meine académica académicas académico laboral profesional profesionales técnicas técnicos personales personal complementaria informáticas y del los las datos lebenslauf en computación à mes mis spoken foreign social extracurricular extra-curricular invited leadership community research teaching volunteer work career military programming frameworks technologies tools software databases platforms qualifications strengths abilities development methods scientific laboratory business writing speaking training matrix project qualification known'.split(
    ' ',
  ),
);

const strongWords = new Map(
  strong.flatMap(([section, words]) => words.split(' ').map((word) => [word, section] as const)),
);
const weakWords = new Map(
  weak.flatMap(([section, words]) => words.split(' ').map((word) => [word, section] as const)),
);

/** Complete headings that cannot be recognised by single words. */
const phrases: readonly (readonly [ResumeSection, RegExp])[] = [
  [
    'experience',
    /^(?:work|career|job) history$|^positions held$|^beruflicher werdegang$|^expérience professionnelle$/iu,
  ],
  [
    'skills',
    /^what i (?:do|know|can do)$|^savoir[- ]faire$|^(?:computer|it|programming) languages?$/iu,
  ],
  ['certificates', /^(?:professional|personal) development$|^(?:permis|habilitations)$/iu],
  [
    'summary',
    /^(?:about me|who (?:i am|am i)|über mich|à propos(?: de moi)?|sobre mí|acerca de mí)$/iu,
  ],
  [
    'other',
    /^(?:centres? d['’]intérêts?|(?:currently|now|still) (?:learning|studying)|learning goals|want to learn|persönliche daten|additional information|publications? (?:&|and) \p{L}+)$/iu,
  ],
];

/**
 * Chinese headings have no spaces, so they are matched in parts: words of a section between generic
 * words.
 */
const chinese: readonly (readonly [ResumeSection, string])[] = [
  ['experience', '工作|实习|任职|职业|实践|志愿'],
  ['projects', '项目|开源|作品'],
  ['education', '教育|学历|学习|主修课程'],
  ['certificates', '证书|资格|培训'],
  ['languages', '语言|外语'],
  ['skills', '技能|技术|能力|特长|专长'],
  ['summary', '简介|自我|评价|总结|求职|意向|关于我'],
  ['other', '获奖|奖项|荣誉|其他|其它|兴趣|爱好|联系|信息|论文|发表|社团|校园'],
];
// Words must be unique and not composed of others: otherwise a heading can be split in
// exponentially many ways.
const chineseWords = new Set([
  'IT',
  ...'个人 专业 相关 主要 经历 经验 背景 情况 方式 栈 清单 与 和 及'.split(' '),
  ...chinese.flatMap(([, words]) => words.split('|')),
  String.raw`[\s/、&]`,
]);
const chineseHeading = new RegExp(`^(?:${[...chineseWords].join('|')})+$`, 'u');

/** Whether a line consists only of words of Chinese headings. */
export function isChineseHeading(han: string): boolean {
  return chineseHeading.test(han);
}

function chineseSection(bare: string): ResumeSection | null {
  const han = bare.replace(/(?<![A-Za-z\s])[A-Za-z\s]+$/, '');
  return isChineseHeading(han)
    ? (chinese.find(([, words]) => new RegExp(words, 'u').test(han))?.[0] ?? null)
    : null;
}

/** "WORKEXPERIENCE": letter-spaced headings also lose the spaces between words. */
function unjoined(word: string): string[] | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (strongWords.has(right) && (modifiers.has(left) || strongWords.has(left)))
      return [left, right];
  }
  return null;
}

/** Some PDFs lose ligatures: "Certi cations", "Prole". */
const lostLigatures = [...strongWords.keys(), ...weakWords.keys()]
  .filter((word) => /ffi|f[fil]/.test(word) && /^\p{ASCII}+$/u.test(word))
  .map((word) => [new RegExp(`\\b${word.replace(/ffi|f[fil]/, ' ?')}\\b`, 'i'), word] as const);

const anyLost = new RegExp(lostLigatures.map(([broken]) => broken.source).join('|'), 'i');

function withLigatures(bare: string): string {
  return !anyLost.test(bare)
    ? bare
    : lostLigatures.reduce((words, [broken, whole]) => words.replace(broken, whole), bare);
}

function wordsOf(bare: string): string[] {
  const words = withLigatures(bare)
    .toLowerCase()
    .split(/[\s/,·|+:]+|\s[-–—]\s/u)
    .filter(Boolean);
  const [only] = words;
  return words.length === 1 && only !== undefined && only.length >= 9 && !strongWords.has(only)
    ? (unjoined(only) ?? words)
    : words;
}

const technicalWords =
  /^(?:programming|technologies|tools|frameworks|computer|it|software|databases|technical)$/;

/**
 * The section opened by a line that consists only of heading words, and whether one of them is
 * unambiguous.
 */
export interface HeadingWords {
  readonly section: ResumeSection;
  readonly isStrong: boolean;
}

/**
 * The section that a few words open as a heading, or null.
 * @param bare without surrounding numbers, icons and symbols
 */
export function headingWords(bare: string): HeadingWords | null {
  const phrase = phrases.find(([, pattern]) => pattern.test(bare))?.[0] ?? chineseSection(bare);
  if (phrase) return { section: phrase, isStrong: true };
  const words = wordsOf(bare);
  if (
    words.length === 0 ||
    words.length > 6 ||
    !words.every((word) => strongWords.has(word) || weakWords.has(word) || modifiers.has(word))
  )
    return null;
  const sections = words.flatMap((word) => strongWords.get(word) ?? []);
  if (sections.includes('languages') && words.some((word) => technicalWords.test(word)))
    return { section: 'skills', isStrong: true };
  const named = sections.find((section) => section !== 'other') ?? sections[0];
  if (named) return { section: named, isStrong: true };
  const hinted = words.flatMap((word) => weakWords.get(word) ?? [])[0];
  return hinted === undefined ? null : { section: hinted, isStrong: false };
}

const wishes =
  /^(?:(?:currently|now|still) (?:learning|studying)|learning(?: goals| plan| list)?|want(?:s)? to learn|to learn|interests?|(?:personal |other )?interests?(?: (?:and|&) hobbies)?|hobbies(?: (?:and|&) interests)?|(?:career |professional |personal )?goals?|aspirations?|interessen|hobbys?|interessen (?:und|&) hobbys|hobbys (?:und|&) interessen|ziele|lernziele|centres? d['’]intérêts?|loisirs|intérêts|objectifs|intereses|aficiones|objetivos|intressen|fritid|mål)$/iu;

/** Whether a heading opens hobbies, interests or goals: its lines are liked or wished for, not done. */
export function isHeadingOfWishes(bare: string): boolean {
  return wishes.test(bare);
}
