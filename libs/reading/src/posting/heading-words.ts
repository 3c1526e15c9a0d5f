/** Words that headings of postings consist of, beside their first ones, in five languages. */
const words = new Set(
  (
    'a an and & or of for to in at with on your you we our us this that these be is are will would should can it what who why how ' +
    'role job jobs position company team work working candidate candidates applicant applicants person opening opportunity career careers ' +
    'requirement requirements qualification qualifications skill skills skillset experience experiences knowledge education training ability abilities ' +
    'competency competencies competence competences responsibility responsibilities duty duties task tasks expertise certification certifications language languages ' +
    'required preferred desired desirable minimum basic key core main primary general specific special technical professional personal essential mandatory ' +
    'additional other physical nice have has haves must bring need needs needed look looking expect expected expectations offer offers offered get join ' +
    'succeed success strengths background profile ideal about plus bonus points level summary description details conditions employment specification ' +
    'specifications criteria attributes qualities things make makes great good following like day life information info overview policy process procedure ' +
    'statement equal opportunity employer benefits perks pay salary compensation package range type status hours schedule location locations per week ' +
    'use stack environment tools technologies package culture values mission story people here apply now next steps not but also if ' +
    'und oder der die das den dem des ein eine sie ihr ihre du dein deine wir uns unser unsere für bei im in mit von zu was wer mitbringen bringen ' +
    'profil aufgaben anforderungen voraussetzungen kenntnisse fähigkeiten erfahrung qualifikation qualifikationen stelle unternehmen bieten ' +
    'le la les l un une des du de et ou vous nous votre vos notre nos pour avec dans en au aux que qui poste profil recherché recherchée requis requise requises ' +
    'souhaité souhaitée compétences expérience connaissances qualités formation missions ' +
    'el los las una unos y o tu tus su sus nuestro nuestra para con en que puesto perfil requisitos requerido requerida experiencia conocimientos habilidades ' +
    'och eller en ett du din ditt dina vi vår vårt våra för med som tjänsten rollen kvalifikationer krav'
  ).split(' '),
);

const letters = /[\p{L}-]+/u;

/** Whether a word occurs in headings, so that it does not make a line an item of a list. */
export function isHeadingWord(word: string): boolean {
  const bare = letters.exec(word.toLowerCase())?.[0];
  return bare === undefined || words.has(bare);
}
