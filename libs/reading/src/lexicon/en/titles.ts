import type { TitleWords } from '../topics/titles.js';

export const titles: TitleWords = {
  heads: String.raw`engineer|developer|programmer|coder|analyst|manager|director|officer|president|supervisor|specialist|consultant|coordinator|co-ordinator|administrator|admin|sysadmin|webmaster|assistant|asst|intern|trainee|apprentice|architect|designer|scientist|researcher|nurse|midwife|carer|teacher|tutor|lecturer|professor|instructor|educator|facilitator|mentor|technician|technologist|operator|operative|handler|picker|packer|stocker|merchandiser|driver|courier|messenger|cook|chef|baker|butcher|dishwasher|clerk|cashier|teller|representative|associate|agent|broker|realtor|trader|banker|underwriter|adjuster|treasurer|advis[eo]r|accountant|auditor|bookkeeper|editor|writer|reporter|presenter|proofreader|journalist|copywriter|translator|interpreter|librarian|archivist|curator|lawyer|attorney|paralegal|notary|judge|physician|doctor|surgeon|therapist|pharmacist|dentist|veterinarian|optometrist|radiographer|sonographer|phlebotomist|hygienist|dietitian|nutritionist|psychologist|counsell?or|pastor|chaplain|mechanic|electrician|plumber|welder|carpenter|painter|mason|roofer|fitter|machinist|assembler|fabricator|tailor|rigger|worker|labou?rer|foreman|superintendent|lead|leader|head|(?:co-?)?founder|owner|partner|c[efit]o|coo|v\.?p|chief|executive|secretary|receptionist|recruiter|trainer|coach|buyer|purchaser|planner|scheduler|dispatcher|estimator|controller|investigator|detective|constable|deputy|warden|ranger|lifeguard|guard|firefighter|soldier|sergeant|lieutenant|corporal|commander|nco|captain|pilot|sailor|steward|attendant|porter|waiter|waitress|hostess|bartender|barista|server|housekeeper|cleaner|janitor|custodian|caretaker|gardener|landscaper|farmer|hairdresser|barber|stylist|beautician|florist|maintainer|contributor|member|fellow|student|participant|volunteer|employee|freelancer|contractor|creator|artist|actor|actress|dancer|singer|composer|animator|illustrator|photographer|videographer|musician|producer|marketer|salesm[ae]n|saleswoman|salesperson|strategist|evangelist|ambassador|moderator|expert|tester|nanny|caregiver|aide|paramedic|surveyor|inspector|principal|economist|statistician|mathematician|physicist|chemist|biologist|geologist|ecologist|postdoc|senator|mayor|minister|governor|diplomat|originator|examiner|drafter|draftsman|sourcer|interviewer|collector|mover|helper|storekeeper|biller|groomer|installer|repairer|glazier|paver|tiler|plasterer|joiner|millwright|toolmaker|seamstress|bellhop|concierge|croupier|auctioneer|actuary|comptroller|bursar|registrar|caseworker|paraprofessional|paraeducator|governess|babysitter|optician|audiologist|pathologist|radiologist|anesthetist|anaesthetist|orderly|toxicologist|botanist|zoologist|meteorologist|hydrologist|astronomer|historian|sociologist|anthropologist|linguist|cartographer|geographer|arborist|forester|fisherman|deckhand|boatswain|stevedore|longshoreman|chauffeur|headmaster|headmistress|dean|provost|stagehand|choreographer|conductor|novelist|playwright|sculptor`,
  headEndings: 'e?s',
  compoundHeads: '',
  compoundEndings: '',
  unspacedHeads: '',
  abbreviatedHeads: 'RN|LPN|LVN|CNA|CRNA|EMT|SDR|BDR|HRBP|SRE',
  organisationEndings: String.raw`inc|llc|l\.l\.c|ltd|limited|corp(?:oration)?|plc|bv|oy|university|college|school|academy|hospital|clinic|institute?|bank|group|labs?|laborator(?:y|ies)|foundation|agency|department|ministry|authority|association|solutions|technologies|systems|industries|partners|studios?|stores?|restaurant|hotel|company|enterprises|services|ventures|holdings?|network|council`,
  organisations: 'university|bank|institute|school|college|department|ministry|office',
  ofOrganisation: 'of',
  organisationWords: '',
  organisationBeginnings: 'restaurant|hotel|bar',
  selfEmployed: 'freelance|self[- ]employed',
  partners: 'partners?|co|sons?|brothers',
  training: 'training|apprenticeship|diploma|degree',
  ofTraining: 'as|in|of|for',
  adjectives:
    'Certified|Registered|Licen[cs]ed|Chartered|Retired|Integrated|Advanced|Applied|Experienced|Qualified|Embedded|Distributed|Self-employed|Contracted|Seasoned|Skilled|Trained|Limited',
  deedEndings: 'ed|ing',
  modifierEndings: 'ing',
  inLowerCase: String.raw`co-?founder|i(?:OS|T)\b`,
  atOrganisation: 'at|of|for',
};
