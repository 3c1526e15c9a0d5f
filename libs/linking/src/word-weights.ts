import { contentWords } from './words.js';

/**
 * Words that postings and resumes of every profession share, in five languages, by how little they say about the work. Source: the share of
 * English postings of all professions that contain a word, in three steps; other languages by their translations.
 */
const commonWords: readonly (readonly [weight: number, words: string])[] = [
  [
    0.1,
    'work requirement experience team skill company management service business provide high time communication environment help ability develop ' +
      'benefit process based strong support include responsibility responsible level part look new grow candidate focus maintain employ train great lead project position ' +
      'opportunity result relate direct meet knowledge job improve deliver role right quality fast ensure learn make people excellent professional like plan qualification ' +
      'multiple integral detail industry perform solution world full take month individual long successful start understand equivalent demonstrate best effective current ' +
      'attitude open motivate able handle plus good duty daily apply day follow use using problem necessary appropriate various other etc minimum year required preferred ' +
      'must should well including highly related proven ideal working activity task need want every general proficiency proficient familiar familiarity background ' +
      'arbeit erfahrung kenntnisse kenntnis team bereich unternehmen aufgaben aufgabe sowie sehr gute gut idealerweise wünschenswert vorteil mindestens abgeschlossene abgeschlossen vergleichbar bringen mitbringen ' +
      'fähigkeit bereitschaft sicherer sicher umgang selbstständig eigenverantwortlich ' +
      'travail expérience connaissance connaissances équipe entreprise poste profil mission missions bonne bon capacité maîtrise souhaité idéalement minimum ans année ' +
      'trabajo experiencia conocimiento conocimientos equipo empresa puesto perfil buena buen capacidad mínimo años año deseable imprescindible ' +
      'arbete erfarenhet kunskap kunskaper företag tjänst god goda förmåga meriterande krav år',
  ],
  [
    0.35,
    'cost continuous interact information system wide data application enable offer complete increase enhance location policy procedure secure ' +
      'efficient operate open drive drives driven tool degree turn clos lift change associate value equipment identify area supervise diploma safety test attend ' +
      'guideline product client customer partner build create office report written write document growth small user interest establish set function relationship assist large participate practice ' +
      'strategy standard find organization organizational consistent independent think agency available call account challenge record success social internal external execute achieve ' +
      'flexible flexibility cooperate event staff review specific visit person real target engage rapid quick member key personal file technology source administrative prepare control resource ' +
      'implement research week limit cover idea national national share commitment computer field self orient schedule performance productivity accuracy timely coordinate analysis analytical ' +
      'approach present build manage monitor ' +
      'kunden kunde planung durchführung unterstützung erstellung bearbeitung betreuung organisation entwicklung verantwortung zusammenarbeit qualität ' +
      'client clients gestion organisation suivi mise place développement réalisation responsable assurer ' +
      'cliente clientes gestión organización seguimiento desarrollo realización responsable ' +
      'kund kunder planering ansvar utveckling samarbete',
  ],
  [
    0.65,
    'sector desire expert search consult advance public select urgent update coordination scan effort country code impact maximum campaign budget objective framework ' +
      'energy conduct executive interface entry basis measure list address methodology structure local room line item resolve concept recommend produce similar deadline conference unit ' +
      'administer capability head capital strategic stakeholder portfolio initiative operation operational compliance inventory purchase order contract sale sales market marketing software web ' +
      'site network database material vendor supplier community education school medical health financial finance technical design media print online',
  ],
];

const weights = new Map<string, number>();
for (const [weight, words] of commonWords.toReversed())
  for (const word of contentWords(words)) weights.set(word, weight);

/** How much a stem tells about the work, 0 to 1: "forklift" 1, "experience" 0.1. */
export function tellingWeight(stem: string): number {
  return weights.get(stem) ?? (/^\d+$/.test(stem) ? 0.1 : 1);
}

export function weightOf(stems: Iterable<string>): number {
  let sum = 0;
  for (const stem of stems) sum += tellingWeight(stem);
  return sum;
}
