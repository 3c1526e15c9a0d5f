import type { PersonalDataWords } from '../topics/personal-data.js';

export const personalData: Required<PersonalDataWords> = {
  bornOn: String.raw`born(?: on)?|date of birth|birth ?date|d\.?o\.?b\.?`,
  unspacedBornOn: '',
  unspacedBorn: '',
  unspacedDates: '',
  unspacedWholeDates: '',
  months: 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  to: 'to',
  revised: 'updated|version|as of',
  at: 'at',
  dot: 'dot',
  dotBetweenSpaces: 'dot',
  messengers: '',
  accounts: 'id|name|handle|user|username|account',
  contacts: 'contact(?: person)?|attn|attention|recruiter|hiring manager',
  relatives:
    'father|mother|parent|guardian|spouse|husband|wife|next of kin|emergency contact|reference|referee',
  relativesOf: String.raw`[sdw]\/o\.?\s?:?|(?:son|daughter|wife) of`,
  unspacedRelatives: '',
  honorifics: 'Dr|Prof|Mr|Mrs|Ms',
  noParts: String.raw`van|dr\.?|prof\.?`,
  particles: 'della|van|di|da|do|dos|das|bin|ibn|al|ter|ten',
  surnames: '',
  ids: 'passport|pass|id card|identity card|national id|identity|social security|ssn|national insurance|ni|nino|tax|pan|aadhaar|aadhar|uid|bsn|pesel|cpf|ahv|nss|iban|account',
  numbers: 'number|num|no|#',
  nameLabels: 'name|full name',
  documents: 'resume|résumé|curriculum vitae|curriculum|cv|bio-?data',
  of: 'of|for|vitae',
  documentsAfter: 'resume|résumé|curriculum vitae|cv',
  documentBeginnings:
    'curriculum|resume|résumé|cover letter|last updated|profile|contact|bio-?data',
  sectionParts:
    'summary|qualifications?|profile|focus|objective|highlights|skills|experience|accomplishments|education|overview|statement|expertise|competenc(?:e|ies)|history|background|information|details|references|certifications?|languages|interests|page|resume|résumé|cv|vitae',
  bornBounds: '(?:on or )?(?:after|before)',
  nameNouns: 'name',
  possessive: "['’]?s",
  furtherHonorifics: 'Shri|Smt|Late',
  nameSuffixes: String.raw`Jr\.?|Sr\.?|Ph\.?D\.?|RN|MBA|CPA|MSN|BSN`,
  jobWords:
    '(?:accountant|administrator|advisor|adviser|advocate|agent|analyst|architect|assistant|associate|attendant|auditor|coach|communicator|consultant|coordinator|designer|developer|director|engineer|executive|instructor|intern|interviewer|manager|nurse|officer|operator|paralegal|president|professional|programmer|recruiter|representative|researcher|scientist|specialist|superintendent|supervisor|teacher|technician|technologist|trainee|translator|volunteer)s?',
  ranks: String.raw`senior|junior|lead|principal|sr\.|jr\.`,
  idCards: 'card|id',
  notAccounts:
    'actions?|https?|copilot|pages|ads?|marketing|business|analytics|bots?|enterprise|sprints?|daily',
};
