import { wholeWords } from '../document/whole-words.js';

/**
 * Whether a sentence contains English function words, so that other languages need not be checked.
 */
export function isEnglish(sentence: string): boolean {
  return /\b(?:the|and|of|to|with|you|we|our|for|your|are|at)\b/i.test(sentence);
}

/**
 * Typical wording of German, French, Spanish and Swedish postings about pay, law, benefits and the
 * application.
 */
export const translatedAdministration: readonly RegExp[] = [
  // German
  /\b(?:gehalt|gehalts\p{L}+|vergütung|entgelt\p{L}*|jahresbrutto|bruttogehalt|TVöD|tarifvertrag\p{L}*|chancengleichheit|gleichstellung|schwerbehindert\p{L}*|unabhängig von (?:\p{L}+ ){0,2}(?:geschlecht|herkunft|alter|religion|nationalität)|diskriminier\p{L}*|datenschutz(?:hinweise|erklärung)|wir bieten|bieten wir|urlaubstage|tage urlaub|altersvorsorge|jobticket|jobrad|obstkorb|mitarbeiterrabatte?|mitarbeiterevents?|flache hierarchien|bewerb(?:en|t|e|ung|ungen|er|ungs\p{L}+)|lebenslauf|anschreiben|gehaltsvorstellung|eintrittstermin|probezeit|führungszeugnis)\b/iu,
  // French
  /\b(?:salaire|rémunération|grille salariale|égalité des chances|sans distinction|peu importe (?:leur|votre|son)|mesures d['’](?:adaptation|accommodement)|discrimination|données personnelles|RGPD|nous (?:vous )?(?:offrons|proposons)|on vous offre|mutuelle|tickets? restaurants?|congés payés|jours de RTT|intéressement|postule[rz]?|candidatures?|lettre de motivation|curriculum vitae|entretiens? (?:d['’]embauche|téléphonique|de recrutement)|entrevues?|processus de (?:sélection|recrutement)|période d['’]essai|renseignements reçus)\b/iu,
  // Spanish
  /\b(?:salario|sueldo|remuneración|retribución|banda salarial|igualdad de oportunidades|sin distinción|discriminación|discapacidad|protección de datos|ofrecemos|te ofrecemos|seguro (?:médico|de vida)|días de vacaciones|beneficios (?:corporativos|sociales)|ticket restaurante|postula(?:r|te|ción)?|candidatura|env[ií]a(?:nos)? tu|currículum|carta de (?:presentación|motivación)|proceso de selección|periodo de prueba|te invitamos a)\b/iu,
  // Swedish
  /\b(?:lön|månadslön|lönen|kollektivavtal|likabehandling|mångfald|oavsett (?:kön|ålder|etnisk|bakgrund)|diskriminering|personuppgifter|GDPR|vi erbjuder|erbjuder vi|förmåner|personalförmåner|friskvård\p{L}*|tjänstepension|semesterdagar|ansök(?:an|ningar|er|ning)?|personligt brev|intervjuer|urval|rekryteringsprocess\p{L}*|provanställning|bakgrundskontroll)\b/iu,
].map(wholeWords);

/** Words in these languages by which such a sentence nevertheless states a requirement. */
export const translatedAsking = wholeWords(
  /(?:kenntnisse|\b(?:erfahrung\p{L}*|abschluss|studium|ausbildung|expériences? (?:en|de|avec|dans)|connaissances?|maîtrise|diplôme|experiencia (?:en|con|de)|conocimientos?|dominio|titulación|erfarenhet|kunskap\p{L}*|utbildning|examen))\b/iu,
);

/** Self-descriptions of employers in these languages, not addressed to the reader. */
export const translatedSelf = wholeWords(
  /^(?:(?:wir|unsere?\p{L}*|bei uns|als (?:führend|einer der|international)\p{L}*|nous (?:sommes|avons|travaillons|croyons|développons)|notre|nos|chez|somos|nuestr[oa]s?|en \p{Lu}[\p{L} ]{1,30},? (?:somos|creemos|nos)|vi (?:är|har|arbetar|tror|utvecklar)|vår[at]?|hos oss)\b(?!.{0,200}\b(?:such\p{L}*|erwart\p{L}*|wünsch\p{L}*|brauchen|recherch\p{L}*|cherch\p{L}*|attend\p{L}*|busc\p{L}*|esper\p{L}*|söker|letar|förvänt\p{L}*|du|sie|dich|vous|votre|vos|tú|tu|tus|te|din|ditt|dig)\b)|\p{Lu}[\p{L}& .-]{1,40} (?:ist (?:ein|der|die)|est (?:une?|le|la)|es (?:una?|el|la)|är (?:en|ett))\b.{0,60}\b(?:führend|unternehmen|anbieter|hersteller|leader|entreprise|acteur|groupe|líder|empresa|institución|grupo|ledande|företag|koncern|leverantör)\p{L}*)/iu,
);
