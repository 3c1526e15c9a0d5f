import type { ConditionWords } from '../topics/conditions.js';

export const conditions: ConditionWords = {
  stems: String.raw`nuit|soir|week-?end|samedi|dimanche|équipe|posté|horaire|astreinte|garde|heures supp|flexib|port(?:er|ez)?\b|soulever|charge|debout|station|vue|hauteur|vertige|âg|ans\b|majeur|permis|points|véhicul|voiture|déplac|voyag|bureau|présenti|sur site|casier|antécédent|vérification|enquête|dépistage|toxicolog`,
  demanding: String.raw`devez|devrez|doit|doivent|dois|exigé\p{L}{0,16}|requis\p{L}{0,16}|nécessaires?|obligatoires?|impérati\p{L}{1,16}|indispensables?|disponib\p{L}{1,16}|disposé\p{L}{0,16}|prêt\p{L}{0,16}|accept\p{L}{1,16}|capables?|capacité|aptes?|aptitude|mobil\p{L}{1,16}|flexib\p{L}{1,16}|souple\p{L}{0,16}|demand\p{L}{1,16}|prévoir|minimum|posséd\p{L}{1,16}|disposer`,
  knowing: String.raw`expériences?|connaissances?|planifi\p{L}{1,16}|organis\p{L}{1,16}|coordin\p{L}{1,16}|encadr\p{L}{1,16}|gérer|gestion|primes?|majorations?|rémunér\p{L}{1,16}|indemnit\p{L}{1,16}`,
  deniedBefore: String.raw`pas|sans|aucune?|ni|jamais|ne`,
  deniedAfter: String.raw`n['’]est pas|ne sont pas|non (?:requis|nécessaire|obligatoire)\p{L}{0,16}|libres?`,
  willing: String.raw`disponib\p{L}{1,16}|prêt\p{L}{0,16}|disposé\p{L}{0,16}|accept\p{L}{1,16}|mobil\p{L}{1,16}|flexib\p{L}{1,16}|capables?|aptes?`,
  passed: 'vierge|valide|à jour',
  labels: String.raw`horaires?|déplacements?`,
  offering: String.raw`nous (?:vous )?(?:offrons|proposons)`,
  pounds: 'livres',
  fewer: 'moins',
  numbers: { un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
  rules: [
    { topic: 'nights', pattern: /\b(?:(?:de|la|les|en) nuits?|nuits|travail nocturne)\b/iu },
    { topic: 'evenings', pattern: /\b(?:(?:le|en|les|de) soir(?:s|ée|ées)?|soirées)\b/iu },
    { topic: 'weekends', pattern: /\b(?:week-?ends?|fins? de semaine|samedis?|dimanches?)\b/iu },
    {
      topic: 'shifts',
      pattern:
        /\b(?:travail (?:posté|en équipes?)|(?:en )?[235]\s?[x×]\s?8|horaires (?:postés|alternés|tournants|décalés)|équipes (?:alternées|tournantes|successives)|quarts (?:rotatifs|de travail))\b/iu,
    },
    { topic: 'on-call', pattern: /\b(?:astreintes?|de garde|gardes (?:de nuit|médicales))\b/iu },
    { topic: 'overtime', pattern: /\bheures supplémentaires\b/iu },
    {
      topic: 'flexible-hours',
      pattern:
        /\b(?:flexib\p{L}{1,16} (?:horaire|au niveau des horaires|sur les horaires|dans les horaires|des horaires|d['’]horaires)|horaires (?:flexibles|variables|irréguliers|atypiques))\b/iu,
    },
    {
      topic: 'lifting',
      firm: true,
      pattern:
        /\b(?:port(?:er|ez)?|soulever|manipuler|lever|charges?|manutention)\b[^.;\n]{0,50}?\b(?<n>\d{1,3})(?:\s?(?:-|–|à)\s?(?<m>\d{1,3}))?\s?(?:kg|kilos?|livres|lbs)\b/iu,
    },
    {
      topic: 'lifting',
      pattern: /\b(?:port de charges(?: lourdes)?|charges lourdes|bonne condition physique)\b/iu,
    },
    {
      topic: 'standing',
      pattern: /\b(?:station debout|(?:rester|travail(?:ler)?) debout|position debout)\b/iu,
    },
    {
      topic: 'vision',
      pattern: /\b(?:bonne (?:vue|vision)|acuité visuelle|vision des couleurs)\b/iu,
    },
    {
      topic: 'heights',
      pattern: /\b(?:travail(?:ler)? en hauteur|(?:pas|sans|sujet au) vertige)\b/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      pattern:
        /\b(?:(?:âge minimum|âge minimal)\W{0,3}(?:de |est de )?|(?:âgée?s?|avoir|ayant) (?:d['’]au moins |au moins |au minimum |de |plus de |de plus de )|(?:plus de|au moins) )(?<n>1[4-9]|2\d) ans(?! (?:d['’]|de |dans|comme))/iu,
    },
    {
      topic: 'minimum-age',
      firm: true,
      amount: 18,
      pattern: /\bêtre majeure?(?:\(e\))?(?!\p{L})/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      pattern: /\b(?:moins de|au plus|maximum) (?<n>\d{1,2}) points\b/iu,
    },
    {
      topic: 'driving-record',
      firm: true,
      amount: 0,
      pattern:
        /\b(?:dossier de (?:conduite|conducteur) (?:vierge|exemplaire|sans tache|irréprochable)|permis (?:avec )?tous ses points|sans infraction)\b/iu,
    },
    { topic: 'driving-record', firm: true, pattern: /\bdossier de (?:conduite|conducteur)\b/iu },
    {
      topic: 'own-vehicle',
      pattern:
        /\b(?:véhicule (?:personnel|propre|exigé|obligatoire|indispensable)|(?:propre|votre|d['’]un) (?:véhicule|voiture)|voiture personnelle|véhiculée?s?)\b/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?:déplacements?|déplacer|voyages?|voyager)\b[^.;\n]{0,40}?\b(?<n>\d{1,3})(?:\s?(?:-|–|à)\s?(?<m>\d{1,3}))?\s?%/iu,
    },
    {
      topic: 'travel',
      firm: true,
      pattern:
        /\b(?<n>\d{1,3})(?:\s?(?:-|–|à)\s?(?<m>\d{1,3}))?\s?%[^.;\n]{0,20}\b(?:déplacements?|voyages?)\b/iu,
    },
    {
      topic: 'travel',
      pattern:
        /\b(?:déplacements (?:\p{L}{1,16} )?(?:fréquents|réguliers|ponctuels|occasionnels|à prévoir|nationaux|internationaux|en france|à l['’]étranger)|mobilité géographique|(?:vous |se )déplacer|voyager)\b/iu,
    },
    {
      topic: 'office-days',
      firm: true,
      pattern:
        /\b(?<n>\d|un|deux|trois|quatre|cinq)(?:\s?(?:-|–|à|ou)\s?(?<m>\d|deux|trois|quatre|cinq))? jours?(?: (?:par|de la) semaine)? (?:de présence|au bureau|sur site|en présentiel)\b/iu,
    },
    {
      topic: 'background-check',
      firm: true,
      pattern:
        /\b(?:casier judiciaire|(?:vérification|enquête)s? (?:des |d['’]|de )(?:antécédents|sécurité|moralité))\b/iu,
    },
    {
      topic: 'drug-test',
      firm: true,
      pattern:
        /\b(?:(?:test|dépistage)s? (?:de |des |d['’])?(?:drogues?|stupéfiants|toxicologiques?)|dépistage (?:d['’]alcool|urinaire))\b/iu,
    },
  ],
};
