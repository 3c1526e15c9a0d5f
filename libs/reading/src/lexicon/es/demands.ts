import type { DemandWords } from '../topics/demands.js';

export const demands: DemandWords = {
  required: 'imprescindibles?|necesari[oa]s?|obligatori[oa]s?|mínimo',
  asking: 'experiencia|conocimiento|dominio|(?:tienes|eres|dominas|hablas|posees|cuentas con)',
  anotherDemand: 'conocimientos?|dominio',
  yearsOf: 'con',
  past: '',
  fieldOfDegree: '',
  otherDemands: 'experiencia|conocimiento|con',
  licences: 'permiso|carnet',
};
