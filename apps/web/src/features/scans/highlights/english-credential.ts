/** Credentials that begin with a common noun or adjective, which is lower-case within a sentence. */
const common =
  /^(?:bar|boating|certified|chauffeur|commercial|dental|dentist|driver|driving|first|food|forklift|insurance|journeyman|licensed|massage|master|medical|motorcycle|nursing|pharmacist|plumbing|private|real|registered|reliability|secret|security|tachograph|taxi|teaching|veterinar)/i;
/** Countable credentials, which take an article: "a class B driving licence". */
const counted = /(?:card|certificate|clearance|licen[cs]e|permit)(?: class \w+)?$/;

/** A vowel, or an abbreviation whose first letter is pronounced with one: "an RN". */
const takesAn = /^(?:[aeiou]|[AEFHILMNORSX][A-Z])/;

export const withArticle = (noun: string): string => `${takesAn.test(noun) ? 'an' : 'a'} ${noun}`;

/** The name of a licence or certificate within an English sentence: "a class B driving licence", "forklift certification", "CPA". */
export function credentialInSentence(name: string): string {
  if (!common.test(name)) return name;
  const inSentence = name.charAt(0).toLowerCase() + name.slice(1);
  if (!counted.test(name)) return inSentence;
  const noun = inSentence.replace(/^(.*) (class \w+)$/, '$2 $1');
  return withArticle(noun);
}
