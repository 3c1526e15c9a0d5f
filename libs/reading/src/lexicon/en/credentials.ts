import type { CredentialWords } from '../topics/credentials.js';

export const credentials: Required<CredentialWords> = {
  drivingLicences: '',
  licences: 'licen[cs]e',
  permits: 'permit',
  licensing: String.raw`agreements?|fees?|manage\w+|keys?|costs?|types?|models?|terms?|servers?|applications?`,
  vehicleCategories: String.raw`category|categories|cat\.?`,
  // A "driver's licence" of class C is for cars in Australia.
  classedLicences: "driving licen[cs]es?|(?<!driver['’]?s? )licences?",
  licenceClasses: 'class(?:es)?|groups?',
  towardsClasses: 'in|for|of',
  granted: 'valid|current|active|state|board',
  grantedIn: String.raw`(?:teach\w+ |teacher )?(?:certification|certificate|licen[cs]e|licensure)(?: (?:and|or|and\/or|\/) (?:certification|certificate|licen[cs]e|licensure))? (?:in|as|for)(?: an?)?(?! (?:good|the|this|your|our|all|any|each|which|required|state)\b)`,
  afterGranted:
    'is|are|was|preferred|desired|desirable|required|a plus|an asset|or (?:an? )?(?:ability|willing\\w*|equivalent|the|obtain\\w*)|within|issued|granted|by|from|upon|prior|with|in good standing',
  yetToGet: 'obtain|acquire|eligib|work(?:ing)? towards?',
  clearances: {
    topSecretCompartmented: String.raw`TS\/?SCI\b|top secret\s?\/\s?(?:SCI|sensitive compartmented)`,
    topSecret: String.raw`top[- ]secret\b(?!\s?\/)`,
    secret: String.raw`(?<!top[- ])secret (?:security )?clearance\b|NATO secret\b|security clearance:? secret\b`,
    securityCheck: String.raw`(?:SC|security check)[- ](?:clear(?:ed|ance)|level clearance)\b`,
    developedVetting: String.raw`(?:DV|developed vetting)[- ](?:clear(?:ed|ance))\b`,
    publicTrust: String.raw`public trust\b`,
    reliability: String.raw`reliability status\b`,
    any: String.raw`(?:security|government) clearance\b`,
  },
  workPermits: String.raw`(?:legally |currently )?(?:authori[sz]ed|eligible|entitled|permitted) to (?:legally )?(?:live and )?work|right to work|(?:work|employment) (?:permit|authori[sz]ation|visa|eligibility)|U\.?S\.? citizen(?:s|ship)?|(?:United States|Canadian|British|EU|Australian|Swiss) citizen(?:s|ship)?|citizenship (?:is )?required|green card|permanent resident`,
  beforeOthers: String.raw`supervis(?:ed?|es|ing)|coordinat(?:ed?|es|ing)|manag(?:ed?|es|ing)|le(?:d|ads?|ading)|oversaw|oversee(?:s|ing|n)?|train(?:ed|s|ing)?|taught|teach(?:es|ing)?|recruit(?:ed|s|ing)?|hir(?:ed?|es|ing)|schedul(?:ed?|es|ing)|support(?:ed|s|ing)?|assist(?:ed|s|ing)?|mentor(?:ed|s|ing)?|precept(?:ed|s|ing)?|onboard(?:ed|s|ing)?|work(?:ed|s|ing)?\s(?:closely\s)?(?:with|alongside)`,
  besidePerson: String.raw`(?:work(?:ed|s|ing)?\s(?:closely\s)?(?:with|alongside)|report(?:ed|s|ing)?\sto|assist(?:ed|s|ing)?|support(?:ed|s|ing)?|under\s(?:the\s)?(?:supervision|direction)\sof)\s(?:an?|the)`,
  backToAuthor: String.raw`as|while|being|under|hold(?:s|ing)?|us(?:ed|ing)`,
  afterOthers: '(?:students|programs|programmes|drivers|candidates|interns|trainees|colleagues)',
  licensedPeople:
    'nurses|midwives|practitioners|assistants|aides|technicians|paramedics|pharmacists|therapists|electricians|plumbers|welders|accountants|attorneys|lawyers|drivers|operators|officers|guards|teachers',
  licensedPerson:
    'nurse|midwife|practitioner|assistant|aide|technician|paramedic|pharmacist|therapist|electrician|plumber|accountant|attorney',
};
