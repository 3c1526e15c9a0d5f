import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: 'adresse|lieu|ville',
  countries: '',
  credentials: 'permis',
  asides: 'langues|compétences',
  employers: "entreprise|employeur|nom et adresse de l['’]employeur",
  sameEmployer:
    "(?:dans |chez )?(?:la |le |l['’])?même (?:entreprise|employeur|société|établissement|maison)|idem",
  datesLabels: 'dates?|période',
  titles: 'poste|fonction(?: ou poste occupé)?',
  atEmployer: String.raw`\schez`,
  smallInNames: 'de|du|des|la|le|les|et',
  now: String.raw`aujourd['’]hui`,
  until: 'à|au|a',
  noNames: String.raw`temps (?:plein|partiel)|cdi|cdd|stage|\d+ (?:mois|ans?)|actuel|actuellement|page \d.*|mention (?:assez )?(?:très )?bien`,
  ofData:
    "principales activités(?: et responsabilités)?|type ou secteur d['’]activité|salaire|supérieur|heures|téléphone|tél|adresse|outils|missions|tâches",
  legalForms: String.raw`S\.A|SARL`,
  abbreviatedEndings: String.raw`S\.A|S\.A\.R\.L`,
};
