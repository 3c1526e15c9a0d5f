/**
 * Matches any of the expressions at the start of a word; `\b` is ASCII only. The end is open:
 * "Aufgaben" and "Aufgabengebiet".
 */
function starting(...expressions: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${expressions.join('|')})`, 'iu');
}

/**
 * Section headings of postings by subject, in the languages of large job markets: English, German,
 * French, Spanish, Italian, Portuguese, Dutch, the Nordic ones, Polish, Russian, Japanese, Chinese.
 */
export const sectionWords = {
  duties: starting(
    String.raw`responsibilit|duties|what you(?: wi|['’])ll (?:do|be doing|work on|own)|your (?:role|mission|tasks|impact|responsibilities)|(?:about|in) (?:the|this) (?:role|job|position|opportunity)|role (?:overview|summary|description)|the (?:role|opportunity|position)|job (?:description|summary|purpose|details)|position (?:summary|overview|description)|day[- ]to[- ]day|key objectives`,
    'aufgabe|tätigkeit|das erwartet d|deine rolle|ihre rolle|stellenbeschreibung',
    "mission|vos missions|votre (?:rôle|mission)|responsabilit|tâches|description d[ue] (?:poste|l['’]offre)|le poste",
    'tareas|funciones|descripción del (?:puesto|empleo)|el puesto|mansioni|attività|descrizione|atividades|descrição|o que (?:você )?(?:fará|vai fazer)',
    'taken|werkzaamheden|wat ga je doen|functieomschrijving|arbetsuppgifter|dina uppgifter|om (?:tjänsten|rollen|jobbet|stillingen)|arbeidsoppgaver|arbejdsopgaver|työtehtävä',
    'obowiązki|opis stanowiska|zakres obowiązków|обязанности|задачи|仕事内容|業務内容|职位描述|岗位职责|工作职责',
  ),
  requirements: starting(
    String.raw`requirement|qualification|what you(?: wi|['’])ll (?:need|bring)|what you (?:need|bring|have)|who you are|about you\b|you (?:have|bring)|must[- ]haves?|nice[- ]to[- ]haves?|skills|experience|education|minimum|preferred|eligibility|your profile|what we(?: are|['’]re) looking for|(?:ideal|successful) candidate`,
    'anforderung|dein profil|ihr profil|das profil|qualifikation|das bringst du|was du mitbringst|voraussetzung|profil recherché|votre profil|compétences|exigences|expérience|formation',
    'requisitos|perfil|requisiti|profilo|competenze|functie-?eisen|profiel|wij vragen|wat vragen|jouw profiel',
    'kvalifikation|kvalifikasjon|krav|vi söker dig|vem är du|din profil|vaatimukset|wymagania|oczekujemy|требования|応募資格|必須|任职要求|职位要求|岗位要求',
  ),
  offer: starting(
    'benefit|perks|compensation|salary|pay|what we offer|we offer|why (?:join|work)|wir bieten|das bieten wir|unser angebot|vergütung|gehalt|nous offrons|avantages|rémunération|salaire',
    'ofrecemos|beneficios|salario|offriamo|cosa offriamo|oferecemos|benefícios|wij bieden|wat bieden|arbeidsvoorwaarden|vi erbjuder|vi tilbyr|vi tilbyder|oferujemy|tarjoamme|условия|мы предлагаем|待遇|福利',
  ),
  company: starting(
    String.raw`about us|about the (?:company|team)|who we are|our (?:team|company|mission)|about \p{Lu}|über uns|wer wir sind|qui sommes|à propos|sobre nosotros|quiénes somos|chi siamo|sobre nós|over ons|om oss|o nas|о компании|会社概要|公司介绍`,
  ),
  application: starting(
    'how to apply|application (?:process|deadline)|apply by|next steps|interview|equal (?:employment )?opportunit|bewerb|candidature|postuler|cómo (?:aplicar|postular)|come candidarsi|solliciteren|ansök|søk|aplikuj|応募方法|申请',
  ),
} as const;

/**
 * Typical phrases of postings: hiring, experience and degrees, kinds of employment, pay, how to
 * apply.
 */
export const phraseWords: readonly RegExp[] = [
  starting(
    String.raw`we(?:['’]re| are) (?:looking|searching|hiring|recruiting)|is (?:looking|hiring|seeking|recruiting|searching)|seeks an? |join our|you(?:['’]ll| will) (?:be|have|work|lead|join)|(?:ideal|successful) candidate|wir suchen|nous recherchons|recherch(?:e|ons) un`,
    'buscamos|cerchiamo|procuramos|wij zoeken|zoeken wij|vi söker|vi søker|vi søger|poszukujemy|szukamy|haemme|мы ищем|ищем ',
  ),
  starting(
    String.raw`\d{1,2}\+? ?(?:-|–|to)? ?\d{0,2}\+? (?:or more )?years?['’]? (?:of )?(?:\p{L}{1,20} ){0,3}experience|(?:two|three|four|five|six|seven|eight|ten) years|bachelor|master['’]?s degree|diploma|jahren? (?:berufs)?erfahrung|berufserfahrung`,
    "ans d['’]expérience|années d['’]expérience|años de experiencia|anni di esperienza|anos de experiência|jaar (?:werk)?ervaring|års erfarenhet|lat doświadczenia",
  ),
  new RegExp(
    `${starting('full[- ]?time|part[- ]?time|permanent|temporary|internship|fixed[- ]term|vollzeit|teilzeit|unbefristet|festanstellung|cdi |cdd |temps plein|temps partiel|jornada completa|tiempo completo|tempo pieno|tempo integral|heltid|deltid|pełny etat|umowa o pracę').source}|${String.raw`[(/]\s?[mwfhdx]\s?[/|*]\s?[mwfhdx](?:\s?[/|*]\s?[mwfhdx])?\s?\)`}`,
    'iu',
  ),
  new RegExp(
    `${starting('salary|per (?:hour|year|annum)|base pay|pay (?:range|grade|scale)|gehalt|salaire|salario|stipendio|salário|lön |lønn|wynagrodzenie').source}|${String.raw`[$€£]\s?\d{2,3}[.,\u202f]?\d{3}|\d{2,3}[.,]\d{3}\s?(?:€|eur|usd|chf)`}`,
    'iu',
  ),
  starting(
    'apply (?:now|for|by|here|online|today)|how to apply|submit (?:your|an?) (?:resume|cv|application)|cover letter|your (?:resume|cv)|equal opportunity employer|without regard to race|reasonable accommodation',
    'jetzt bewerben|bewerbung|postulez|candidature|envía tu (?:cv|currículum)|inscríbe|candidati |candidate-se|solliciteer|ansök|aplikuj',
  ),
];

/** Typical paths, parameters and hosts of postings' addresses. */
export const addressWords =
  /(?:\/|[?&])(?:jobs?|job-?(?:posting|offer|opening|detail|description)s?|careers?|karriere|vacanc(?:y|ies)|vacatures?|positions?|openings?|opportunit(?:y|ies)|stellen(?:angebote?|anzeigen?)?|emplois?|offres?(?:-d-?emploi)?|empleos?|ofertas?|vagas?|lavoro|annonser?|jobb|stillinger?|praca|oferty?|viewjob|requisition|apply)(?:[/?=_.-]|$)|[?&](?:gh_jid|jk|vjk|jobid|job_id|currentjobid|reqid)=|^https?:\/\/(?:jobs?|careers?|boards?|karriere|hiring|recruiting|apply|join)\./i;
