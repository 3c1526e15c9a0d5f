import { wordList } from '../lexicon.js';
import type { PhraseWords } from '../topics/phrases.js';

export const phrases: Required<PhraseWords> = {
  leading: wordList(`
    a an the our your their its his her this that these those any all some various several other others another multiple different both either each every most many more few
    one two three least such like including e.g i.e eg ie etc also and or as well plus even just only mainly primarily especially particularly preferably ideally
    in with of for on using use usage about to into at
    strong deep solid good excellent great proven extensive thorough in-depth indepth basic advanced practical hands-on relevant sound broad demonstrated
    demonstrable professional prior previous significant exceptional outstanding high highly high-level general fundamental comprehensive detailed intermediate expert minimum current latest
    recent similar related equivalent comparable common popular major leading key important excellent superior substantial considerable wide vast
    specific particular certain necessary required preferred desired additional further fluent proficient direct real real-world first-hand firsthand actual
    experience knowledge understanding expertise proficiency familiarity working work skills skill competence competency certification certificate background exposure hands concepts
  `),
  ending: wordList(`
    in with for to using via within on at from by as through across into over between during under per among around throughout towards toward against
    and/or or and is are was be been being has have had include includes e.g i.e eg ie such like including especially particularly specifically preferably ideally mainly namely based gained acquired obtained related relevant
    preferred required desired desirable needed necessary essential mandatory plus bonus advantage asset strongly highly nice
  `),
  clause: wordList(`
    that which who whom whose how what why where when while if because but so you we they it he she i us them can could will would must should shall may might do does did not no than then there here
    our your their its my ability able willing willingness desire capability aptitude aptitudes
  `),
  trailing: wordList(`
    experience experiences skills skill knowledge expertise proficiency competence competency competencies etc and or of the a an other others more plus required preferred essential desirable needed background
  `),
  empty: wordList(`
    people person persons team teams teamwork customer customers client clients user users stakeholder stakeholders environment environments role roles position positions company companies organization
    organizations organisation organisations industry industries field fields area areas thing things task tasks work works working job jobs business businesses project projects product products service services
    solution solutions system systems technology technologies tool tools technique techniques method methods methodology methodologies process processes procedure procedures practice practices principle principles concept
    concepts standard standards requirement requirements need needs issue issues problem problems challenge challenges opportunity opportunities activity activities duty duties responsibility responsibilities
    function functions operation operations skill skills ability abilities knowledge experience experiences understanding expertise competency competencies competence qualification qualifications degree degrees
    education training year years month months level levels scale growth success result results goal goals objective objectives mission vision value values culture passion interest attitude mindset approach
    approaches way ways manner variety range mix combination number part parts kind kinds type types sort lot bonus advantage asset other others anything something everything following above below same similar
    equivalent day days time times deadline deadlines pressure setting settings context contexts sector sectors domain domains background backgrounds subject subjects topic topics world market markets country countries
    region regions language languages information data software hardware computer computers equipment material materials document documents detail details member members colleague colleagues partner partners vendor vendors
    supplier suppliers staff employee employees management leadership career development design implementation support analysis research application applications platform platforms framework frameworks
    library libraries code program programs programme programmes technical modern new complex large small big global local international national internal external digital own multi best latest different relevant
    related professional specific general functional cross-functional fast-paced dynamic agile-minded high low early late first second third full part-time full-time senior junior lead leads manager managers
    engineer engineers developer developers specialist specialists expert experts candidate candidates applicant applicants analyst analysts consultant consultants architect architects nurse nurses driver drivers
    availability availabilities transportation attendance paperwork office offices home location locations place places plan plans strategy strategies policy policies rule rules regulation regulations law laws idea ideas question questions decision decisions change changes
    quality performance impact control controls risk risks cost costs budget order orders report reports review reviews meeting meetings event events group groups unit units department departments section
    hand hands track record proven life cycle lifecycle end-to-end end scratch house field-based use uses usage variety aspects aspect area-wide discipline disciplines science sciences
    supervision familiarity situations situation flows flow objects engineering modern conventional associated own reasonable light everyday trade-off trade-offs methodologies concerns matters considerations
    start-up startup startups enterprise enterprises corporate public private government federal state city
  `),
  emptyHeads: wordList(`
    availability transportation attendance internship internships apprenticeship apprenticeships manner environment environments team teams role roles position positions company companies organization organizations organisation organisations setting settings people person customer customers client clients stakeholder
    stakeholders ability abilities candidate candidates manner deadline deadlines pace attitude mindset culture degree degrees field fields industry industries opportunity opportunities years year months
    level levels colleague colleagues member members staff employees employee day days hours week weeks way ways variety range number group groups partner partners country countries world office offices
    responsibilities responsibility duties goals goal needs need interest passion motivation personality approach background backgrounds career diploma areas area audience audiences backgrounds communities community
  `),
  activityNouns: wordList(`
    accounting advertising auditing banking billing blogging bookkeeping brewing budgeting butchering carving casting catering coaching coding composting computing contracting cooking costing counselling counseling
    debugging detailing drafting drawing dressing dyeing engineering farming fencing filing filmmaking financing fishing fitting forecasting forging framing fundraising gardening grading grooming
    hairdressing heating housekeeping imaging invoicing knitting landscaping learning lettering licensing lighting lobbying logging machining manufacturing mapping marketing merchandising messaging metering milling mining
    modelling modeling monitoring moulding molding networking nursing onboarding outsourcing packaging painting parenting pattern-making phlebotomy planning plastering plating plumbing polishing pricing printing
    processing profiling programming proofreading prototyping publishing purchasing recruiting recruitment refereeing reporting retailing rigging roofing routing sampling scaffolding scheduling screening screenwriting scripting sculpting
    selling sequencing sewing shipping signalling soldering sourcing staining staining storytelling surfacing surveying switching tailoring taxidermy teaching tiling timing tracking trading training translating trapping tuning tutoring typing
    underwriting upholstering ventilating warehousing weaving webbing welding wiring woodworking wayfinding rendering rigging retouching sterilising sterilizing triaging dosing charting
  `),
  verbNouns: wordList(`
    account act address audit balance book brief budget care catalogue champion coach code contract control cook craft design document draft drive edit estimate exchange expert field file forecast guide
    influence interface interview lead lift load log map market measure model move order pack partner plan practice present price process produce program project promote prototype purchase record register repair
    report research review sample scale schedule scope service source staff stand steer stock study supply support target test track train transfer transport treat upgrade value weld work assembly
  `),
  elisions: '',
  noNames: String.raw`bachelor|master|ph\.?d|doctorate|diploma|degree|gpa|years?|clearance|licen[cs]es?|permit|visa|experience|(?:clinical|final|student|practice|work) placements?`,
  noNameEndings: '',
  dutyVerbs: wordList(`
    achieve act adapt address adjust administer advise advocate align allocate analyse analyze answer apply approve arrange assemble assess assign assist assure
    attend audit author automate balance book brief bring budget build calculate calibrate care carry catalogue champion check clean coach code collaborate collect
    communicate compare compile complete compose compute conduct configure connect construct consult contribute control convert cook coordinate correct counsel
    craft create cultivate close customise customize debug define deliver demonstrate deploy design detect determine develop devise diagnose direct discover discuss
    dispatch distribute document draft drive edit educate embed enable engage engineer enhance ensure enter escalate establish estimate evaluate examine execute
    expand explain explore extract facilitate file finalise finalize follow forecast formulate foster fulfil fulfill gather generate greet grow guide handle help
    highlight hire identify implement improve increase influence inform initiate innovate inspect inspire install integrate interact interface interpret interview
    invent investigate keep launch lead leverage liaise lift load log maintain make manage manufacture map market measure mentor migrate mix model moderate modify
    monitor motivate move negotiate observe obtain operate optimise optimize orchestrate order organise organize oversee own pack participate partner perform pick
    plan practice practise prepare prescribe present prevent price prospect pick haul grind liaise post prioritise prioritize process procure produce promote propose protect prototype provide publish
    purchase pursue qualify recommend reconcile record recruit redesign reduce refactor refine register repair replace report represent research resolve respond
    restock retain review rotate run safeguard sample scale schedule scope scrutinise secure select sell serve service set shape share ship simplify solve sort
    source speak specify spearhead staff stand steer stock streamline strengthen study supervise supply support sustain tackle take teach test track train transfer
    transform translate transport treat triage troubleshoot tune uncover undertake understand update upgrade upload use utilise utilize validate verify weld work write
  `),
  noActivities: wordList('spring string sterling viking pudding evening morning'),
  noAdverbs: wordList('assembly supply family anomaly reply italy july'),
  infinitiveEndings: '',
  objects: [],
  adjectiveEndings: '[^e]ed|able|ible|ive|ous|ful|ical|ional|ent|ant|est|some|less',
  activityNames: 'operating (?:systems?|rooms?|theatres?)',
};
