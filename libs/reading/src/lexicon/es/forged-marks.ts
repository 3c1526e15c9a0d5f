import type { ForgedMarkWords } from '../topics/forged-marks.js';

export const forgedMarks: ForgedMarkWords = {
  tags: 'instrucciones|curr[ií]culum|oferta',
  closingTags: 'usuario|entrada|documento',
  turns: '(?:mensaje|nota|instrucci(?:ón|ones)) del? (?:sistema|desarrollador)',
  loneTurns: '(?:mensaje|instrucci(?:ón|ones)) del? sistema',
  speakers: 'asistente|humano',
  answers: 'sí|claro|por supuesto|aquí (?:está|tiene)',
  boundaries:
    '(?:fin|final|inicio|comienzo) (?:del|de la|de los) (?:cv|currículum|documento|texto|oferta|anuncio|datos)',
  separators: 'fin',
  afterSystem: 'tú|usted|ignor[ae]|añad[ae]|calific[ae]|trat[ae]',
};
