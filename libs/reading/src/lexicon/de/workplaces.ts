import type { WorkplaceWords } from '../topics/workplaces.js';

export const workplaces: WorkplaceWords = {
  labels: 'standort|arbeitsort|dienstort|ort',
  remote: '',
  notRemote: '',
  hybrid: '',
  days: 'tage?',
  daysTold: 'tage[n]?',
  perWeek: '(?:pro|die|in der|je) woche|wöchentlich',
  atHome: 'im|von|vom',
  home: 'zu ?hause',
  homeFirst: '',
  week: 'woche',
  onsite: 'vor ort',
  basedIn: 'mit sitz',
  in: '',
  ofPosition: 'stelle',
  notOfPosition: '',
  besidePlaces: '',
};
