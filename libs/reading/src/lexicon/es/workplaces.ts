import type { WorkplaceWords } from '../topics/workplaces.js';

export const workplaces: WorkplaceWords = {
  labels: 'ubicación|lugar',
  remote: 'teletrabajo|remoto',
  notRemote: '',
  hybrid: 'híbrido',
  days: 'días?',
  daysTold: 'días?',
  perWeek: '(?:a la|por) semana|semanales',
  atHome: 'de|en|desde',
  home: 'teletrabajo|casa',
  homeFirst: 'teletrabajo',
  week: 'semana',
  onsite: 'presencial',
  basedIn: 'con sede en',
  in: '',
  ofPosition: 'puesto',
  notOfPosition: '',
  besidePlaces: '',
};
