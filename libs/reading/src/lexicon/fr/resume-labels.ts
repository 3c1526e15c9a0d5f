import type { ResumeLabelWords } from '../topics/resume-labels.js';

export const resumeLabels: ResumeLabelWords = {
  places: '',
  countries: '',
  credentials: 'permis',
  asides: 'langues|compétences',
  employers: 'entreprise|employeur',
  sameEmployer:
    "(?:dans |chez )?(?:la |le |l['’])?même (?:entreprise|employeur|société|établissement|maison)|idem",
  titles: 'poste|fonction',
  atEmployer: String.raw`\schez`,
  smallInNames: 'de|du|des|la|le|les|et',
  now: String.raw`aujourd['’]hui`,
  until: 'à|au|a',
  noNames: String.raw`temps (?:plein|partiel)|cdi|cdd|stage|\d+ (?:mois|ans?)|actuel|actuellement`,
  ofData: 'salaire|supérieur|heures|téléphone|tél|adresse|outils|missions|tâches',
};
