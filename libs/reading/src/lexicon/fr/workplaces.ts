import type { WorkplaceWords } from '../topics/workplaces.js';

export const workplaces: WorkplaceWords = {
  labels: 'lieu(?: de travail)?',
  remote: 'télétravail',
  notRemote: '',
  hybrid: 'hybride',
  days: 'jours?',
  daysTold: 'jours?',
  perWeek: 'par semaine',
  atHome: 'de|en',
  home: 'télétravail',
  homeFirst: 'télétravail',
  week: 'semaine',
  onsite: 'sur site',
  basedIn: 'basé(?:e)? à',
  in: '',
  ofPosition: 'poste',
  notOfPosition: '',
  besidePlaces: '',
};
