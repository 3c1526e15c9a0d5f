import type { PostingAskWords } from '../topics/posting-asks.js';

export const postingAsks: PostingAskWords = {
  people: 'teams?|abteilung(?:en)?|kolleg(?:e|en|innen)',
  beforeNames: String.raw`(?<![\p{L}])(?:abteilung(?:en)?|fachbereich|fakultät|institut|lehrstuhl)(?: für| der| des)?`,
  colleagues: String.raw`(?:zusammenarbeit\p{L}*|abstimmung|austausch|kommunikation|kontakt) mit|ansprechpartner(?:in)? (?:für|von)|schnittstelle (?:zu|zum|zur|zwischen)|unterstütz(?:en|ung|t|st)`,
  superiors: String.raw`unter (?:der )?(?:leitung|anleitung|aufsicht|verantwortung)(?: von| des| der| einer| eines)?|berichte(?:n|st|t) (?:direkt )?an`,
  ofReader:
    'du (?:bringst|hast|bist|kannst|wirst|verfügst)|sie|dich|dir|ihnen|deine?[mnrs]?|ihre?[mnrs]?|bewerber(?:innen)?|erfahrung(?:en)? (?:in|im|mit)|kenntnisse|erforderlich|vorausgesetzt',
  asking: String.raw`du (?:bringst|hast|bist|kannst|wirst|verfügst)|sie|dein\p{L}{0,2}|wir (?:suchen|erwarten)|bewerber\p{L}{0,20}|\p{L}{0,20}erfahrung(?:en)?|\p{L}{0,20}kenntnisse|ausbildung|studium|fähigkeit\p{L}{0,20}|voraussetzung\p{L}{0,20}|idealerweise`,
  ofCandidate:
    '(?:der|die) (?:ideale|geeignete) (?:bewerber|kandidat)(?:in)?|(?:bewerber|kandidaten) (?:müssen|sollten)|(?:sie|du) (?:müssen|musst|sollten|solltest)',
  demand: String.raw`(?<![\p{L}])(?:sie|du) (?:bringen|bringst|verfügen|verfügst|besitzen|besitzt|beherrschen|beherrschst|sprechen|sprichst) |(?<![\p{L}])(?:sie|du) (?:haben|hast) (?:bereits |schon )?(?:mehrjährige |erste |gute |sehr gute )?(?:erfahrung|kenntnisse|eine abgeschlossene)|(?<![\p{L}])wir (?:erwarten|wünschen uns)(?![\p{L}])|(?<![\p{L}])(?:sie sind|du bist) (?:eine? )?(?:gelernte|ausgebildete|examinierte|staatlich geprüfte|staatlich anerkannte)|abgeschlossene (?:berufs)?ausbildung|abgeschlossenes \p{L}{0,20}studium`,
  demandOpening: String.raw`^(?:(?:sehr |mehrjährige |fundierte |gute |erste |umfangreiche |einschlägige |praktische |sichere |solide ){1,3})(?:\p{L}{0,20}erfahrung(?:en)?|\p{L}{0,20}kenntnisse)(?![\p{L}])`,
};
