import { titleFamily, titleSeniority } from '@rolefit/skills';
import { skillMentionsIn } from '../skills/mentions.js';
import { isPlace } from './places.js';
import { hasTitleHead } from './title-heads.js';
import { wholeWords } from '../document/whole-words.js';

/** Endings of organisation names, or a beginning such as "University of". */
const organisation = wholeWords(
  /\b(?:inc|llc|l\.l\.c|ltd|limited|gmbh|ag|se|kg|ug|corp(?:oration)?|plc|s\.a|sarl|s\.l|bv|oy|ab|university|universität|universite?é?|universidad|college|school|academy|hospital|clinic|institute?|bank|group|labs?|laborator(?:y|ies)|foundation|agency|department|ministry|authority|association|solutions|technologies|systems|industries|partners|studios?|stores?|restaurant|café|hotel|company|enterprises|services|ventures|holdings?|network|klinikum|krankenhaus|hôpital|clinique|école|lycée|hospital|escuela|tienda|mairie|公司|集团|大学|学院|医院|银行|研究所|科技)\.?(?:\s?\([^()]*\))?$|^(?:university|universität|université|universidad|bank|institute|school|college|department|ministry|office) (?:of|de|für|von)\b|^hochschule\b|^(?:freelance|self[- ]employed)$|\b(?:&|und|and|et|y) (?:partners?|co|sons?|brothers|söhne|cie|associés|fils|hijos|asociados)\.?$|^(?:kanzlei|cabinet|praxis|autohaus|gasthaus|restaurante?|hotel|hôtel|bar|café|clínica|clinique|maison|tienda|grupo|groupe|SARL|SAS)\s/iu,
);

/** Whether a piece names an organisation by its form. */
export function isOrganisation(words: string): boolean {
  return organisation.test(words.trim());
}

/** Whether a piece is a list of skills: they fill most of it, and it has no title head. */
export function isSkillList(words: string): boolean {
  if (hasTitleHead(words)) return false;
  const mentions = skillMentionsIn(words);
  const filled = mentions.reduce((sum, { start, end }) => sum + end - start, 0);
  return (
    mentions.length >= 3 ||
    (mentions.length === 2 && filled * 2 > words.replace(/[\s,|/]/g, '').length)
  );
}

/**
 * The family of a title; for "Welder / Fabricator" the family of the first part if that is a title
 * alone.
 */
export function familyOfTitle(words: string): string | null {
  const [first = ''] = words.split('/', 1);
  return (
    (first.length < words.length && hasTitleHead(first) ? titleFamily(first) : null) ??
    titleFamily(words)
  );
}

const titleWordsMax = 12;

/** "Formación de Carpintero" is training, not a role. */
const trainingFor = wholeWords(
  /^(?:training|apprenticeship|diploma|degree|ausbildung|lehre|umschulung|studium|weiterbildung|formation|diplôme|brevet|formación|título|titulación|grado|ciclo|utbildning)\s(?:as|in|of|for|als|zum|zur|de|du|d['’]|en|till)\b/iu,
);

/** "Repaired fishing boats" describes work; "Certified nurse" is a title. */
const deed =
  /^(?!Certified|Registered|Licen[cs]ed|Chartered|Retired|Integrated|Advanced|Applied|Experienced|Qualified|Embedded|Distributed|Self-employed|Contracted|Seasoned|Skilled|Trained|Limited)\p{Lu}\p{Ll}+(?:ed|ing)\s\p{Ll}/u;

/** "Marketing and Communications Director" begins like a deed but ends like a title. */
function isDeed(words: string): boolean {
  const last = /\p{Lu}\p{Ll}+$/u.exec(words)?.[0];
  return deed.test(words) && !(last !== undefined && hasTitleHead(last));
}

/**
 * Confidence that a piece of a resume's line is a job title: 3 if a role family and a title head
 * agree, 2 for a head or a seniority alone, 1 for a family word alone, 0 for places, organisations,
 * lists of skills, sentences and anything else.
 */
export function titleStrength(words: string): 0 | 1 | 2 | 3 {
  const count = words.split(/\s+/).length;
  if (
    count > titleWordsMax ||
    words.length > 90 ||
    !/\p{L}{2}/u.test(words) ||
    /^(?!\d{1,2}(?:st|nd|rd|th)\s)[\d(]|^(?!co-?founder|i(?:OS|T)\b)\p{Ll}|@|https?:|www\./u.test(
      words,
    ) ||
    isDeed(words) ||
    trainingFor.test(words) ||
    isPlace(words)
  )
    return 0;
  const hasHead = hasTitleHead(words);
  if (isOrganisation(words) && !(hasHead && /(?:^|\s)(?:at|of|for)\s/iu.test(words))) return 0;
  const family = titleFamily(words);
  if (hasHead) return family === null ? 2 : 3;
  if (titleSeniority(words) !== null && !isSkillList(words)) return 2;
  return family !== null && !isSkillList(words) ? 1 : 0;
}
