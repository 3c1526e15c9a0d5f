import { wordList } from '../lexicon.js';
import type { PostingSectionWords } from '../topics/posting-sections.js';

export const postingSections: PostingSectionWords = {
  headings: {
    boilerplate: String.raw`(?:similar|related|other|more|recommended|featured) (?:jobs?|roles?|positions?|openings?|vacancies)\b|(?:jobs|roles) (?:you may|like this|for you)|people (?:also|who)\b|you (?:may|might) also like|(?:basic|key|general|practical) (?:information|info|facts|details)|at a glance|(?:job|position|vacancy) (?:details|information)\b|(?:work(?:ing)? )?(?:schedule|hours)\b|(?:supervisory|employment) status|travel\b|(?:job |work |duty )?locations?\b|duty station|(?:job|employment|contract|position) type|date posted|job benefits|equal (?:employment )?opportunit|eeo\b|diversity|inclusion|reasonable accommodation|accommodations?\b|privacy|disclaimer|legal notice|notice|our commitment to (?:diversity|equal)|e-verify|fair chance|non-discrimination`,
    benefits: String.raw`benefits|perks|you(?:'|’)?(?:ll)? get\b|what you(?:'|’)?(?:ll| will)? (?:get|receive)|what we offer|we offer|what(?:'|’)s in it for you|compensation|salary|pay\b|our offer|why (?:join|work|us|you)`,
    preferred: String.raw`nice$|nice[- ]to[- ]haves?|preferred|desir(?:ed|able)|bonus|plus(?:es)?\b|an? (?:big |great |real )?(?:plus|asset|advantage)$|good to have|would be (?:a plus|nice)|it(?:'|’)s a plus|assets?\b|advantage|extra (?:points|credit)|brownie points|ideally|optional`,
    about: String.raw`about\b(?! (?:you|the (?:role|job|position)))|who we are$|our (?:company|mission|story|values|culture|history|team)|the (?:company|team|organi[sz]ation)|company (?:overview|description|profile)|how to apply|application (?:process|procedure|deadline)|apply\b|hiring process|interview process|next steps|contact|agency contact|required documents|additional information|overtime`,
    duties: String.raw`(?:key |main |primary |core |major |typical |essential |your |job |principal |the )*(?:responsibilit|duties|tasks|objectives|functions|accountabilit|activities)|what you(?:'|’)?(?:ll| will| would| get to)(?: be)? (?:do|work)|what you do|what you(?:'|’)ll be|(?:as an? .{3,40},? )?you(?:'|’)?(?:ll| will)(?: be)?(?: \w+)?$|responsible for$|in this role|your (?:role|mission|job|impact|day)|your work$|the (?:role|job|position)\b|role (?:summary|overview|description)|about the (?:role|job|position)|day[- ]to[- ]day|a day in|how you(?:'|’)ll|job (?:summary|description|overview|purpose)|position (?:summary|overview|description)|scope of`,
    education: 'education|academic',
    languages: 'languages?(?: (?:skills|requirements|proficiency|profile))?$',
    required: String.raw`(?:job |minimum |basic |key |mandatory |essential |core |general |technical |our |the |position |other |special |specialized |specialised |required )*(?:requirements?|qualifications?|competenc|criteria|experience|skills|eligibility)|must[- ]haves?|(?:must|required|essential|mandatory|minimum|you must)\b|what (?:you(?:'|’)?(?:ll| will| should)? (?:bring|need|have)|we(?:'|’)?(?:re| are)? (?:look|need|expect|require|ask)|it takes|makes you)|you$|who you are|who we(?:'|’)?(?: a)?re looking|you (?:have|bring|are|should|need|will need|possess)|your (?:profile|background|skills|qualifications|experience|expertise|strengths)|about you|candidate|ideal candidate|(?:the )?(?:right )?person\b(?! (?:will|must|should))|the ideal|knowledge|professional experience|technologies|tech stack|technical environment|our stack|conditions of employment|how you will be evaluated|we expect|we are looking for|profile\b`,
  },
  headingWords: wordList(`
    a an and & or of for to in at with on your you we our us this that these be is are will would should can it what who why how role job jobs position
    company team work working candidate candidates applicant applicants person opening opportunity career careers requirement requirements qualification
    qualifications skill skills skillset experience experiences knowledge education training ability abilities competency competencies competence
    competences responsibility responsibilities duty duties task tasks expertise certification certifications language languages required preferred
    desired desirable minimum basic key core main primary general specific special technical professional personal essential mandatory additional other
    physical nice have has haves must bring need needs needed look looking expect expected expectations offer offers offered get join succeed success
    strengths background profile ideal about plus bonus points level summary description details conditions employment specification specifications
    criteria attributes qualities things make makes great good following like day life information info overview policy process procedure statement equal
    opportunity employer benefits perks pay salary compensation package range type status hours schedule location locations per week use stack environment
    tools technologies package culture values mission story people here apply now next steps not but also if
  `),
  subjectPrepositions: 'with|of|in|as|using',
  articles: 'an?|the',
  payLabels: 'salary|pay|compensation|wages?|rate',
  opensRequirements: String.raw`(?:candidates?|applicants?|persons?|you)\b.{0,60}\b(?:must|should|need|require|requires|required|possess|bring|have)|(?:requirements?|qualifications?|skills) (?:include|are|for)|(?:candidates?|applicants?|person)(?: we appoint)? (?:will|would)(?: also)?(?: be| have)?(?=:)`,
  opensDuties: String.raw`responsib\p{L}+|accountable|duties|tasks|to-?do list|in charge of|(?:role|position|job) (?:will )?(?:include|involve|entail)s?`,
  endsBeforeDuties: String.raw`(?:you|role|position|job|post|(?:post|job)[ -]?holder|incumbent)(?:['’]ll| will| would)(?: be)?`,
  columns: {
    required: 'essential|required|mandatory|must[- ]have',
    preferred: 'desirable|preferred|nice[- ]to[- ]have|optional',
  },
  yes: 'yes',
};
