import { titleFamily, titleSeniority } from '@rolefit/skills';
import { skillMentionsIn } from './mentions.js';
import { isPlace } from './places.js';
import { wholeWords } from './whole-words.js';

/** Heads of job titles, in English, German, French and Spanish; feminine forms by their endings. */
const heads = wholeWords(
  /\b(?:engineer|developer|programmer|coder|analyst|manager|director|officer|president|supervisor|specialist|consultant|coordinator|administrator|admin|assistant|asst|intern|trainee|apprentice|architect|designer|scientist|researcher|nurse|teacher|tutor|lecturer|professor|instructor|technician|technologist|operator|driver|cook|chef|clerk|cashier|representative|associate|agent|advis[eo]r|accountant|auditor|bookkeeper|editor|writer|journalist|copywriter|translator|lawyer|attorney|paralegal|judge|physician|doctor|surgeon|therapist|pharmacist|dentist|mechanic|electrician|plumber|welder|carpenter|worker|foreman|lead|leader|head|(?:co-?)?founder|owner|partner|c[efit]o|coo|v\.?p|chief|executive|secretary|receptionist|recruiter|trainer|coach|buyer|planner|controller|investigator|guard|firefighter|soldier|sergeant|nco|captain|pilot|steward|waiter|waitress|bartender|barista|server|housekeeper|cleaner|gardener|farmer|maintainer|contributor|member|fellow|student|participant|volunteer|employee|freelancer|contractor|creator|artist|photographer|musician|producer|strategist|expert|tester|nanny|caregiver|aide|paramedic|surveyor|inspector|principal|senator|mayor|minister|entwickler|ingenieur|leiter|berater|mitarbeiter|assistent|praktikant|werkstudent|kaufmann|kauffrau|verkäufer|pfleger|lehrer|koch|köchin|fahrer|techniker|dozent|geschäftsführer|développeu[rx]|développeuse|ingénieure?|responsable|directeur|directrice|assistante|stagiaire|vendeu[rs]e?|infirmi(?:er|ère)|serveu[rs]e?|cuisini(?:er|ère)|enseignante?|comptable|conseill(?:er|ère)|desarrollador|ingenier[oa]|jef[ae]|gerente|directora|asistente|becari[oa]|vendedor|enfermer[oa]|camarer[oa]|cociner[oa]|profesor|consultor|técnic[oa])(?:e?s|in|innen|a)?\b/iu,
);

/** Names of organisations end so, or begin with "University of". */
const organisation = wholeWords(
  /\b(?:inc|llc|l\.l\.c|ltd|limited|gmbh|ag|se|kg|ug|corp(?:oration)?|plc|s\.a|sarl|s\.l|bv|oy|ab|university|universität|universite?é?|universidad|college|school|academy|hospital|clinic|institute?|bank|group|labs?|laborator(?:y|ies)|foundation|agency|department|ministry|authority|association|solutions|technologies|systems|industries|partners|studios?|stores?|restaurant|café|hotel|company|enterprises|services|ventures|holdings?|network)\.?(?:\s?\([^()]*\))?$|^(?:university|universität|université|universidad|bank|institute|school|college|department|ministry|office) (?:of|de|für|von)\b|^hochschule\b|^(?:freelance|self[- ]employed)$/iu,
);

/** Whether a piece names an organisation by its form. */
export function isOrganisation(words: string): boolean {
  return organisation.test(words.trim());
}

/** Whether a piece is a list of skills: they fill most of it, and no head of a title stands in it. */
export function isSkillList(words: string): boolean {
  if (heads.test(words)) return false;
  const mentions = skillMentionsIn(words);
  const filled = mentions.reduce((sum, { start, end }) => sum + end - start, 0);
  return mentions.length >= 3 || (mentions.length === 2 && filled * 2 > words.replace(/[\s,|/]/g, '').length);
}

const titleWordsMax = 10;

/**
 * How surely a piece of a resume's line is a job title: 3 where a family of roles and a title's head agree, 2 for a head or a rung alone, 1 for a
 * family's word alone, 0 for places, organisations, lists of skills, sentences and anything else.
 */
export function titleStrength(words: string): 0 | 1 | 2 | 3 {
  const count = words.split(/\s+/).length;
  if (count > titleWordsMax || words.length > 90 || !/\p{L}{2}/u.test(words) || /^[\d(]|^(?!co-?founder|i(?:OS|T)\b)\p{Ll}|@|https?:|www\./u.test(words) || isPlace(words)) return 0;
  const hasHead = heads.test(words);
  if (isOrganisation(words) && !(hasHead && /(?:^|\s)(?:at|of|for)\s/iu.test(words))) return 0;
  const family = titleFamily(words);
  if (hasHead) return family === null ? 2 : 3;
  if (titleSeniority(words) !== null && !isSkillList(words)) return 2;
  return family !== null && !isSkillList(words) ? 1 : 0;
}
