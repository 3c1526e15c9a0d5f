import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: 'wohnort|wohnsitz|adresse|anschrift',
  countries: 'Deutschland',
  credentials: 'führerschein',
  asides: 'kenntnisse|sprachen',
  employers: 'arbeitgeber|firma|name und (?:adresse|anschrift) des arbeitgebers',
  sameEmployer: String.raw`(?:beim? |im )?(?:gleiche[rnms]?|selbe[rnm]?|derselben?|dieselbe|dasselbe|demselben|denselben) (?:arbeitgeber|unternehmen|firma|betrieb|haus)|ebenda|ebd\.?`,
  datesLabels: 'datum|daten|zeitraum',
  titles: 'stelle|beruf oder funktion|funktion|tätigkeit',
  atEmployer: String.raw`\sbei(?:m)?(?=\s\p{Lu})`,
  smallInNames: 'für|und|der|die|das|von|van|zu|am|im|bei',
  now: 'heute',
  until: 'bis',
  noNames: String.raw`vollzeit|teilzeit|befristet|unbefristet|praktikum|\d+ (?:monate?|jahre?)|heute|aktuell|seite \d.*|(?:abschluss)?note:? \d.*`,
  ofData:
    'wichtigste tätigkeiten(?: und zuständigkeiten)?|tätigkeitsbereich oder branche|gehalt|vorgesetzter?|stunden|telefon|tel|adresse|werkzeuge|aufgaben|tätigkeiten|webseite',
  legalForms: 'GmbH|KG|UG',
  abbreviatedEndings: String.raw`e\.V|e\.K`,
};
