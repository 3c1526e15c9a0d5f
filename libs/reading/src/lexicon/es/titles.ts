import type { TitleWords } from '../topics/titles.js';

export const titles: TitleWords = {
  heads:
    'desarrollador|informátic[oa]|ingenier[oa]|jef[ae]|gerente|directora|asistente|auxiliar|becari[oa]|aprendiz|vendedor|dependient[ea]|enfermer[oa]|camarer[oa]|cociner[oa]|ayudante|profesor|maestr[oa]|consultor|técnic[oa]|encargad[oa]|responsable|administrativ[oa]|contable|contador|recepcionista|secretari[oa]|operari[oa]|obrer[oa]|mozo|conductor|repartidor|electricista|fontanero|soldador|carpintero|albañil|mecánic[oa]|peluquer[oa]|limpiador|limpieza|cajer[oa]|comercial|asesor|analista|arquitect[oa]|diseñador|programador|investigador|traductor|redactor|periodista|abogad[oa]|médic[oa]|farmacéutic[oa]|psicólog[oa]|educador|monitor|entrenador|cuidador|voluntari[oa]|coordinador|supervisor|fundador|socio|especialista|teleoperador',
  headEndings: 'a|as|es',
  compoundHeads: '',
  compoundEndings: '',
  unspacedHeads: '',
  abbreviatedHeads: '',
  organisationEndings: String.raw`s\.l|universidad|hospital|escuela|tienda`,
  organisations: 'universidad',
  ofOrganisation: 'de',
  organisationWords: '',
  organisationBeginnings: 'restaurante?|clínica|tienda|grupo|hotel|bar',
  selfEmployed: 'autónom[oa]|por cuenta propia',
  partners: 'hijos|asociados',
  training: 'formación|título|titulación|grado|ciclo',
  ofTraining: 'de|en',
  adjectives: '',
  deedEndings: '',
  modifierEndings: '',
  inLowerCase: '',
  atOrganisation: '',
};
