import { fold, neutralText } from '@rolefit/skills';
import { wholeWords } from '../document/whole-words.js';

const english =
  'engineer|developer|programmer|coder|analyst|manager|director|officer|president|supervisor|specialist|consultant|coordinator|co-ordinator|administrator|admin|sysadmin|webmaster|assistant|asst|intern|trainee|apprentice|architect|designer|scientist|researcher|nurse|midwife|carer|teacher|tutor|lecturer|professor|instructor|educator|facilitator|mentor|technician|technologist|operator|operative|handler|picker|packer|stocker|merchandiser|driver|courier|messenger|cook|chef|baker|butcher|dishwasher|clerk|cashier|teller|representative|associate|agent|broker|realtor|trader|banker|underwriter|adjuster|treasurer|advis[eo]r|accountant|auditor|bookkeeper|editor|writer|reporter|presenter|proofreader|journalist|copywriter|translator|interpreter|librarian|archivist|curator|lawyer|attorney|paralegal|notary|judge|physician|doctor|surgeon|therapist|pharmacist|dentist|veterinarian|optometrist|radiographer|sonographer|phlebotomist|hygienist|dietitian|nutritionist|psychologist|counsell?or|pastor|chaplain|mechanic|electrician|plumber|welder|carpenter|painter|mason|roofer|fitter|machinist|assembler|fabricator|tailor|rigger|worker|labou?rer|foreman|superintendent|lead|leader|head|(?:co-?)?founder|owner|partner|c[efit]o|coo|v\\.?p|chief|executive|secretary|receptionist|recruiter|trainer|coach|buyer|purchaser|planner|scheduler|dispatcher|estimator|controller|investigator|detective|constable|deputy|warden|ranger|lifeguard|guard|firefighter|soldier|sergeant|lieutenant|corporal|commander|nco|captain|pilot|sailor|steward|attendant|porter|waiter|waitress|hostess|bartender|barista|server|housekeeper|cleaner|janitor|custodian|caretaker|gardener|landscaper|farmer|hairdresser|barber|stylist|beautician|florist|maintainer|contributor|member|fellow|student|participant|volunteer|employee|freelancer|contractor|creator|artist|actor|actress|dancer|singer|composer|animator|illustrator|photographer|videographer|musician|producer|marketer|salesm[ae]n|saleswoman|salesperson|strategist|evangelist|ambassador|moderator|expert|tester|nanny|caregiver|aide|paramedic|surveyor|inspector|principal|economist|statistician|mathematician|physicist|chemist|biologist|geologist|ecologist|postdoc|senator|mayor|minister|governor|diplomat';
const french =
  'développeu[rx]|développeuse|ingénieure?|responsable|directeur|directrice|assistante|stagiaire|apprentie?|alternante?|vendeu[rs]e?|vendeuse|infirmi(?:er|ère)|aide-soignante?|serveu[rs]e?|serveuse|cuisini(?:er|ère)|enseignante?|professeure?|comptable|conseill(?:er|ère)|chargée?|chef(?:fe)?|technicien(?:ne)?|consultante?|gestionnaire|secrétaire|employée?|ouvri(?:er|ère)|magasinière?|magasinier|chauffeu[rs]e?|conduct(?:eur|rice)|électricien(?:ne)?|plombier|maçon|menuisier|soudeu[rs]e?|mécanicien(?:ne)?|coiffeu[rs]e?|éducat(?:eur|rice)|formateur|formatrice|animat(?:eur|rice)|rédact(?:eur|rice)|traduct(?:eur|rice)|graphiste|journaliste|avocate?|juriste|médecin|pharmacien(?:ne)?|caissi(?:er|ère)|gérante?|fondat(?:eur|rice)|bénévole|agente?|opérat(?:eur|rice)|acheteu[rs]e?|commerciale?|hôtesse|réceptionniste|chercheu[rs]e?|doctorante?|analyste|architecte';
const spanish =
  'desarrollador|informátic[oa]|ingenier[oa]|jef[ae]|gerente|directora|asistente|auxiliar|becari[oa]|aprendiz|vendedor|dependient[ea]|enfermer[oa]|camarer[oa]|cociner[oa]|ayudante|profesor|maestr[oa]|consultor|técnic[oa]|encargad[oa]|responsable|administrativ[oa]|contable|contador|recepcionista|secretari[oa]|operari[oa]|obrer[oa]|mozo|conductor|repartidor|electricista|fontanero|soldador|carpintero|albañil|mecánic[oa]|peluquer[oa]|limpiador|limpieza|cajer[oa]|comercial|asesor|analista|arquitect[oa]|diseñador|programador|investigador|traductor|redactor|periodista|abogad[oa]|médic[oa]|farmacéutic[oa]|psicólog[oa]|educador|monitor|entrenador|cuidador|voluntari[oa]|coordinador|supervisor|fundador|socio|especialista|teleoperador';
const german =
  'referendar|entwickler|ingenieur|leiter|leitung|berater|mitarbeiter|assistent|assistenz|praktikant|werkstudent|auszubildende[rn]?|azubi|volontär|kaufmann|kauffrau|kaufleute|verkäufer|pfleger|pflegefachkraft|pflegefachfrau|pflegefachmann|krankenschwester|schwester|lehrer|erzieher|koch|köchin|bäcker|metzger|kellner|fahrer|techniker|mechaniker|mechatroniker|elektriker|elektroniker|schlosser|schweißer|tischler|maler|maurer|monteur|meister|geselle|helfer|hilfskraft|aushilfe|fachkraft|arbeiter|sachbearbeiter|referent|redakteur|dozent|trainer|geschäftsführer|inhaber|gründer|buchhalter|controller|steuerfachangestellte[rn]?|fachangestellte[rn]?|angestellte[rn]?|sekretär|disponent|lagerist|einkäufer|arzt|ärztin|apotheker|therapeut|psychologe|psychologin|anwalt|anwältin|jurist|informatiker|administrator|architekt|gestalter|fotograf|übersetzer|betreuer|reinigungskraft|friseur|gärtner|landwirt|wissenschaftler|doktorand|beauftragte[rn]?';

/** Feminine forms and plurals by their endings. */
const ending = '(?:e?s|in|innen|a|as|es)?';

const heads = [english, french, spanish, german].join('|');
// Folded too, for titles in their neutral form.
const anyHead = wholeWords(new RegExp(`\\b(?:${heads}|${fold(heads)})${ending}\\b`, 'iu'));
// German compounds: the head is the end of a longer word.
const germanCompound = new RegExp(
  `(?<=\\p{L}{3})(?:${german}|manager|designer|analyst)(?:in|innen)?(?![\\p{L}\\p{N}])`,
  'iu',
);
// Longer phrases, or phrases with a comma, are sentences.
const chinese =
  /^[^，。、：]{0,16}(?:工程师|经理|主管|总监|总裁|实习生?|助理|助教|顾问|设计师|分析师|架构师|开发者?|专员|专家|教师|老师|讲师|教授|医生|医师|护士|会计|出纳|销售|运营|研究员|程序员|组长|负责人|店长|司机|厨师|服务员|编辑|记者|翻译|律师|志愿者|创始人|干事|技术员|操作工|客服)(?:[（(].{1,12}[)）])?$/u;

// Professions usually abbreviated in capitals: "Emergency Department RN".
const abbreviated = /(?:^|\s)(?:RN|LPN|LVN|CNA|CRNA|EMT|SDR|BDR|HRBP|SRE)s?$/u;

/**
 * Whether words contain the head of a job title, in English, German, French, Spanish or Chinese.
 */
export function hasTitleHead(words: string): boolean {
  return (
    anyHead.test(words) ||
    anyHead.test(neutralText(words)) ||
    abbreviated.test(words.trim()) ||
    germanCompound.test(words) ||
    chinese.test(words.trim())
  );
}
