import type { WorkplaceWords } from '../topics/workplaces.js';

export const workplaces: WorkplaceWords = {
  labels: 'plats',
  remote: '',
  notRemote: '',
  hybrid: '',
  days: '',
  daysTold: '',
  perWeek: '',
  atHome: '',
  home: '',
  homeFirst: '',
  week: '',
  onsite: '',
  basedIn: '',
  in: '',
  ofPosition: '',
  notOfPosition: '',
  besidePlaces: '',
};
