import type { ConditionWords } from '../topics/conditions.js';

export const conditions: ConditionWords = {
  stems: String.raw`nacht|abend|wochenend|samstag|sonntag|feiertag|schicht|bereitschaft|überstunden|mehrarbeit|flexib|arbeitszeit|heben|tragen|körperlich|belastbar|stehen|seh|höhe|schwindel|alter|jahre|volljährig|führerschein|führerscheins|punkte|fahrzeug|\bpkw\b|auto\b|reise|dienstreis|büro|vor ort|präsenz|führungszeugnis|zuverlässigkeitsüberprüfung|sicherheitsüberprüfung|drogen`,
  demanding: String.raw`bereit(?:schaft)?\p{L}{0,16}|\p{L}{1,16}bereitschaft|müssen|musst|muss|erforderlich|voraussetzung|vorausgesetzt|setzen (?:wir )?voraus|notwendig|zwingend|mindestens|in der lage|fähigkeit|flexib\p{L}{1,16}|bringst|bringen|verfügbar|können|kannst|erwarte\p{L}{0,16}`,
  knowing: String.raw`erfahrung\p{L}{0,16}|kenntnisse?|planung|planen|planst|organisieren|organisation|koordination|leitung|zuschläge?|zulagen?|vergütung`,
  deniedBefore: String.raw`kein(?:e|en|er)?|nicht|ohne|nie|freie[nrs]?`,
  deniedAfter: String.raw`(?:ist |sind )?nicht (?:erforderlich|nötig|notwendig)|frei|entfällt|entfallen`,
  willing: String.raw`bereit(?:schaft)?\p{L}{0,16}|\p{L}{1,16}bereit(?:schaft)?|verfügbar|flexibel|einsetzbar|möglich|gerne?|einsatzbereit`,
  passed: 'vorhanden|liegt vor|aktuelles?',
  labels: String.raw`reisetätigkeit|arbeitszeit(?:en)?|schicht(?:en)?`,
  offering: String.raw`wir bieten|bieten wir`,
  pounds: '',
  fewer: 'weniger',
  numbers: { ein: 1, einen: 1, zwei: 2, drei: 3, vier: 4, fünf: 5 },
  rules: [
    {
      topic: 'nights',
      pattern: /\b(?:nacht(?:schicht|dienst|arbeit|einsatz|einsätz)\p{L}{0,16}|nachts)\b/iu,
    },
    {
      topic: 'evenings',
      pattern: /\b(?:abends|abend(?:dienst|stund|arbeit)\p{L}{0,16}|in den abendstunden)\b/iu,
    },
    {
      topic: 'weekends',
      pattern:
        /\b(?:wochenend(?:s|e|en|dienst\p{L}{0,16}|arbeit|einsätz\p{L}{0,16}|schicht\p{L}{0,16})?|samstags?\p{L}{0,16}|sonn(?:tags?|-)\p{L}{0,16})\b/iu,
    },
    {
      topic: 'shifts',
      pattern:
        /\b(?:(?:wechsel|drei|zwei|mehr)?-?schicht(?:arbeit|dienst|betrieb|system|bereitschaft|modell)\p{L}{0,16}|(?:früh|spät|wechsel)schicht\p{L}{0,16}|im schichtdienst|in schichten|[23]-schicht\p{L}{0,16})\b/iu,
    },
    {
      topic: 'on-call',
      pattern:
        /\b(?:rufbereitschaft\p{L}{0,16}|bereitschaftsdienst\p{L}{0,16}|rufdienst\p{L}{0,16})\b/iu,
    },
    { topic: 'overtime', pattern: /\b(?:überstunden|mehrarbeit)\b/iu },
    {
      topic: 'flexible-hours',
      pattern:
        /\b(?:zeitlich(?:e|er)? flexib\p{L}{1,16}|flexib\p{L}{1,16} (?:hinsichtlich|bezüglich|bei) der arbeitszeit\p{L}{0,16}|flexibilität (?:bei|in) (?:den )?arbeitszeiten|unregelmäßige arbeitszeiten)\b/iu,
    },
    {
      topic: 'lifting',
      firm: true,
      pattern:
        /\b(?<n>\d{1,3})(?:\s?(?:-|–|bis)\s?(?<m>\d{1,3}))?\s?(?:kg|kilo|kilogramm)\b[^.;\n]{0,30}\b(?:heben|tragen|bewegen|stemmen)\b/iu,
    },
    {
      topic: 'lifting',
      firm: true,
      pattern:
        /\b(?:heben|tragen|bewegen)\b[^.;\n]{0,40}?\b(?<n>\d{1,3})(?:\s?(?:-|–|bis)\s?(?<m>\d{1,3}))?\s?(?:kg|kilo|kilogramm)\b/iu,
    },
    {
      topic: 'lifting',
      pattern:
        /\b(?:schwere?[rns]? (?:lasten|gegenstände|arbeit|pakete|heben)|körperlich(?:e|er)? (?:belastbar(?:keit)?|fit(?:ness)?|arbeit|anstrengend\p{L}{0,16}))\b/iu,
    },
    {
      topic: 'standing',
      pattern:
        /\b(?:(?:langes|längeres|dauerndes|ganztägiges) stehen|im stehen (?:zu )?arbeiten|stehende tätigkeit)\b/iu,
    },
    {
      topic: 'vision',
      pattern:
        /\b(?:(?:gute[rs]?|ausreichende[rs]?) seh(?:vermögen|kraft|stärke|fähigkeit)|sehtest|farbsehen|farbtüchtig\p{L}{0,16})\b/iu,
    },
    {
      topic: 'heights',
      pattern: /\b(?:schwindelfrei\p{L}{0,16}|höhentauglich\p{L}{0,16}|arbeiten in der höhe)\b/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern:
        /\b(?:mindestalter\W{0,3}(?:von |ist |beträgt )?|(?:mindestens|über|älter als) )(?<n>1[4-9]|2\d)(?: jahre(?: alt)?)?\b(?! (?:erfahrung|berufserfahrung|stunden))/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern:
        /\b(?:ab|mind\.?) (?<n>1[4-9]|2\d) jahren?(?: alt)?(?! (?:erfahrung|berufserfahrung))\b/iu,
    },
    { topic: 'minimum-age', firm: true, amount: 18, pattern: /\bvolljährig(?:keit)?\b/iu },
    {
      topic: 'driving-record',
      firm: true,
      pattern: /\b(?:weniger als|höchstens|maximal|max\.) (?<n>\d{1,2}) punkte\b/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      amount: 0,
      pattern:
        /\b(?:keine (?:einträge|punkte) (?:in flensburg|im (?:fahreignungsregister|verkehrszentralregister))|punktefrei\p{L}{0,16})\b/iu,
    },
    {
      topic: 'own-vehicle',
      pattern:
        /\b(?:eigene[nrsm]? (?:pkw|auto|fahrzeug|kfz|wagen)|(?:pkw|auto|fahrzeug) (?:vorhanden|zur verfügung))\b/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?:reise|dienstreise|reisetätigkeit|reiseanteil|reisebereitschaft|reisen)\p{L}{0,4}\b[^.;\n]{0,40}?\b(?<n>\d{1,3})(?:\s?(?:-|–|bis)\s?(?<m>\d{1,3}))?\s?(?:%|prozent)/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?<n>\d{1,3})(?:\s?(?:-|–|bis)\s?(?<m>\d{1,3}))?\s?(?:%|prozent)[^.;\n]{0,20}\b(?:dienst)?reise(?:tätigkeit|bereitschaft|anteil|n)?\b/iu,
    },
    {
      topic: 'travel',
      pattern:
        /\b(?:reisebereitschaft|(?:zu )?(?:gelegentlichen |regelmäßigen |mehrtägigen )?(?:dienst|geschäfts)reisen|reisetätigkeit|zu reisen|reisebereit)\b/iu,
    },
    {
      topic: 'office-days',
      firm: true,
      pattern:
        /\b(?<n>\d|ein|einen|zwei|drei|vier|fünf)(?:\s?(?:-|–|bis)\s?(?<m>\d|zwei|drei|vier|fünf))? (?:tage?|präsenztage?)(?: (?:pro|in der|die|je) woche)? (?:im büro|vor ort|in präsenz|am standort)\b/iu,
    },
    {
      topic: 'office-days',
      firm: true,
      pattern: /\b(?<n>\d|zwei|drei|vier|fünf) (?:präsenztage|bürotage)\b/iu,
    },
    {
      topic: 'background-check',
      firm: true,
      pattern:
        /\b(?:(?:erweitertes? |polizeiliches? )?führungszeugnis\p{L}{0,16}|(?:zuverlässigkeits|sicherheits)überprüfung)\b/iu,
    },
    { topic: 'drug-test', firm: true, pattern: /\bdrogen(?:test|screening)\p{L}{0,2}\b/iu },
  ],
};
