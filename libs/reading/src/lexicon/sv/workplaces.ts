import type { WorkplaceWords } from '../topics/workplaces.js';

export const workplaces: WorkplaceWords = {
  labels: 'arbetsort|placeringsort|ort|plats',
  remote: 'distansarbete|på distans',
  notRemote: '',
  hybrid: 'hybridarbete',
  days: 'dagar',
  daysTold: 'dagar',
  perWeek: 'i veckan|per vecka',
  atHome: '',
  home: 'hemifrån|hemma|på distans',
  homeFirst: 'distans(?:arbete)?|hemifrån|hemarbete',
  week: 'veckan?',
  onsite: 'på plats|på kontoret',
  basedIn: 'placerad|stationerad|placering',
  in: 'i',
  ofPosition: 'tjänsten|rollen|arbetet',
  notOfPosition: '',
  besidePlaces: '',
};
