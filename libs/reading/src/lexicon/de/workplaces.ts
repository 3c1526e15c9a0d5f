import type { WorkplaceWords } from '../topics/workplaces.js';

export const workplaces: WorkplaceWords = {
  labels: 'standort|arbeitsort|dienstort|ort',
  remote: '',
  notRemote: '',
  hybrid: '',
  days: 'tage?',
  daysTold: 'tage[n]?',
  perWeek: '',
  atHome: 'im',
  home: '',
  homeFirst: '',
  week: 'woche',
  onsite: 'vor ort',
  basedIn: 'mit sitz',
  in: '',
  ofPosition: 'stelle',
  notOfPosition: '',
  besidePlaces: '',
};
