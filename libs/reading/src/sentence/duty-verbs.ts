/** Verbs of duties in postings, in the base form. */
const baseForms = `
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
`;

const verbs = new Set(baseForms.trim().split(/\s+/));

/** Whether a word is a form of such a verb: "develop", "develops", "developing". */
export function isDutyVerb(word: string): boolean {
  const lower = word.toLowerCase();
  const stem = lower.replace(/ing$/, '');
  const forms = [
    lower,
    lower.replace(/s$/, ''),
    lower.replace(/es$/, ''),
    lower.replace(/ies$/, 'y'),
  ];
  if (stem !== lower) forms.push(stem, `${stem}e`, stem.replace(/([bdglmnprt])\1$/, '$1'));
  return forms.some((form) => verbs.has(form));
}
