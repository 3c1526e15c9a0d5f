import type { ListedNameWords } from '../topics/listed-names.js';

export const listedNames: Required<ListedNameWords> = {
  placeholders: String.raw`skills?|x{3,}|y{3,}|z{3,}|abc|xyz|foo|bar|your|name here|job title|company \w|position|tagline|project \d|topic|item|thing|category|hobby|descri\w+|placeholder|example|sample|insert|optional|course \d|versions? \d\S*|achievement|fantastic|details`,
  unspacedPlaceholders: '',
  numberedPlaceholders: 'skill|project|job|accomplishment|achievement|hobby|hobby|course|topic',
  functionWords:
    'the|an?|is|are|was|were|be|been|my|our|your|their|his|her|its|that|which|who|whom|when|where|this|these|those|will|would|can|could|should|have|has|had|i|we|you|they|he|she|it|from|by|as|into|through|than|also|more|most|within|while|well|able|ability|both|each|every|all|any|not|only|just|such|so|because|over|under|including|etc',
  categories:
    'programming|coding|scripting|web|mobile|cloud|backend|frontend|front[- ]end|back[- ]end|databases?|frameworks?|librar(?:y|ies)|tools?|languages?|software|hardware|systems?|platforms?|operating systems?|os|technolog(?:y|ies)|methods?|methodolog(?:y|ies)|others?|misc(?:ellaneous)?|general|technical|soft|hard|core|personal|interests?|environments?|ides?|development|version control|applications?|packages|products|familiar|knowledge|certified|graduate|undergraduate|fundamental awareness|projects?|stack|concepts|additional|various|infrastructure|services|areas?|fields?|domain|industry|social|expert|expertise|main|internet',
  unspacedCategories: '',
  organisations: 'inc|llc|ltd|corp|plc|university|college|school|academy|hospital|institute',
  vehicleClass: 'class|category',
  fillers:
    'skills?|knowledge|experience|development|developer|programming|tools?|languages?|frameworks?|software|systems?|basics?|proficient|advanced|certified|strong|good|excellent|and|of|in|with|the|a|version|suite|standard|using|user|based|related',
  smallInTitles: 'of|and|in|for|the|to|with',
  purposes: 'for|to|as|used|with|in',
  letteredPlaceholders: 'skill|tool|technology|language|software|option|extra',
  templateWords: String.raw`your (?:name|position|university|company|discipline|title|address)\b|job title\b|company (?:name|abc|xyz|\d)\b|position title\b|month (?:year|20XX)\b|city, (?:state|country)\b|name surname\b|degree name\b`,
  templateNotes: 'your|insert|name|if',
  fillText: '',
  categoryNouns:
    'tools?|languages?|technologies|systems|software|frameworks|platforms|development|environments?|skills',
  instructions:
    'list|describe|include|add|write|use|mention|provide|state|give|put|enter|click|responsible|worked|working|developed|managed|created|led|see|page',
  notTitles: 'server|lead|executive|leadership',
  prepositions: 'to|of|in|for|with|and|or|at|on|by',
};
