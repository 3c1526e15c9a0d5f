import type { ConditionWords } from '../topics/conditions.js';

export const conditions: ConditionWords = {
  stems: String.raw`natt|nätter|utdrag|kväll|helg|lördag|söndag|skift|jour|beredskap|övertid|flexib|arbetstid|lyft|bära|tunga?|stående|stå |syn|höjd|ålder|år |fyllt|körkort|prickar|bil\b|resor|resa|resande|kontoret|plats|registerutdrag|bakgrundskontroll|säkerhetsprövning|drogtest`,
  demanding: String.raw`krav|krävs|kräver|måste|ska|skall|behöver|behövs|nödvändig\p{L}{0,16}|villig|beredd|kunna|kan|möjlighet|förmåga|flexib\p{L}{1,16}|tillgänglig|tillgång|förekommer|ingår|minst|klarar|obehindrat|öppen`,
  knowing: String.raw`erfarenhet\p{L}{0,16}|kunskap\p{L}{0,16}|planera\p{L}{0,16}|planering|organisera|samordna|leda|ob-tillägg|ersättning|ledig(?:a|t)?`,
  deniedBefore: String.raw`ingen|inga|inget|inte|ej|utan|aldrig|lediga?`,
  deniedAfter: String.raw`krävs (?:inte|ej)|(?:är )?(?:inte|ej) (?:ett krav|nödvändig\p{L}{0,16})|lediga?`,
  willing: String.raw`villig|beredd|kan|möjlighet|tillgänglig|flexib\p{L}{1,16}|öppen för|gärna`,
  passed: 'godkän[dt]|utan anmärkning',
  labels: String.raw`arbetstid(?:er)?|resor|schema`,
  offering: String.raw`vi erbjuder|erbjuder vi`,
  pounds: '',
  fewer: '',
  numbers: { en: 1, två: 2, tre: 3, fyra: 4, fem: 5 },
  rules: [
    {
      topic: 'nights',
      pattern:
        /\b(?:natt(?:arbete|skift|pass|tjänst|etid)\p{L}{0,16}|nattetid|nätter|(?:arbeta|jobba)(?: \p{L}{1,16},?)? natt|(?:på|under) natten)\b/iu,
    },
    { topic: 'evenings', pattern: /\b(?:kväll(?:ar|s|stid|sarbete|spass)?)\b/iu },
    {
      topic: 'weekends',
      pattern: /\b(?:helg(?:er|arbete|pass|tjänstgöring)?|veckoslut|lördagar|söndagar)\b/iu,
    },
    {
      topic: 'shifts',
      pattern: /\b(?:skift(?:arbete|gång|tjänst|schema)?|(?:två|tre|fem)skift|[235]-skift)\b/iu,
    },
    {
      topic: 'on-call',
      pattern:
        /\b(?:(?<!(?<!\p{L})(?:(?!i)\p{L}|de|du|un) )jour(?:tjänst|arbete)?|beredskap(?:stjänst)?)\b/iu,
    },
    { topic: 'overtime', pattern: /\bövertid(?:sarbete)?\b/iu },
    {
      topic: 'flexible-hours',
      pattern:
        /\b(?:flexib\p{L}{1,16} (?:med|vad gäller|när det gäller|i fråga om) (?:dina |sina )?arbetstider(?:na)?|oregelbundna arbetstider)\b/iu,
    },
    {
      topic: 'lifting',
      firm: true,
      pattern:
        /\b(?:lyfta|lyft|bära|hantera)\b[^.;\n]{0,40}?\b(?<n>\d{1,3})(?:\s?(?:-|–|till)\s?(?<m>\d{1,3}))?\s?(?:kg|kilo)\b/iu,
    },
    {
      topic: 'lifting',
      pattern: /\b(?:tunga lyft|lyfta tungt|fysiskt (?:krävande|tungt|stark)|god fysik)\b/iu,
    },
    {
      topic: 'standing',
      pattern: /\b(?:stående arbete|stå (?:och gå )?(?:hela|under|större))\b/iu,
    },
    { topic: 'vision', pattern: /\b(?:god syn|färgseende|synskärpa)\b/iu },
    {
      topic: 'heights',
      pattern: /\b(?:arbet(?:a|e) på (?:hög )?höjd(?:er)?|höjdrädd|svindel)\b/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern:
        /\b(?:(?:fyllt|över|lägst|minst)|(?:minimiålder|åldersgräns)\W{0,3}(?:är )?) ?(?<n>1[4-9]|2\d) år(?! (?:av|erfarenhet|som|inom))\b/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern: /\b(?:minimiålder|åldersgräns)\W{0,3}(?:är )?(?<n>1[4-9]|2\d)\b/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      amount: 0,
      pattern:
        /\b(?:prickfritt (?:körkort|belastningsregister)|utan trafikförseelser|prickfri körhistorik)\b/iu,
    },
    { topic: 'own-vehicle', pattern: /\b(?:egen bil|tillgång till (?:egen )?bil)\b/iu },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?:resor|resa|resande|tjänsteresor)\b[^.;\n]{0,40}?\b(?<n>\d{1,3})(?:\s?(?:-|–|till)\s?(?<m>\d{1,3}))?\s?(?:%|procent)/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?<n>\d{1,3})(?:\s?(?:-|–|till)\s?(?<m>\d{1,3}))?\s?(?:%|procent)[^.;\n]{0,20}\b(?:resor|resande|tjänsteresor)\b/iu,
    },
    {
      topic: 'travel',
      pattern:
        /\b(?:tjänsteresor|resor (?:i tjänsten|inom|förekommer|ingår)|(?:att|kunna) resa|resande)\b/iu,
    },
    {
      topic: 'office-days',
      firm: true,
      pattern:
        /\b(?<n>\d|en|två|tre|fyra|fem)(?:\s?(?:-|–|till)\s?(?<m>\d|två|tre|fyra|fem))? dagar?(?: (?:i|per) veckan?)? (?:på (?:kontoret|plats))\b/iu,
    },
    {
      topic: 'background-check',
      firm: true,
      pattern:
        /\b(?:utdrag (?:ur|från) (?:polisens )?belastningsregist(?:er|ret)|registerutdrag|bakgrundskontroll(?:er)?|säkerhetsprövning)\b/iu,
    },
    { topic: 'drug-test', firm: true, pattern: /\bdrogtest(?:er)?\b/iu },
  ],
};
