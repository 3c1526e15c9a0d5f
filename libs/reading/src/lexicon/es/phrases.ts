import { wordList } from '../lexicon.js';
import type { PhraseWords } from '../topics/phrases.js';

export const phrases: PhraseWords = {
  leading: wordList(`
    un la de una unas unos los las el del en con sobre al sólidos sólidas sólido sólida buen buena buenos buenas amplia amplio amplios avanzado avanzados avanzada experiencia conocimientos conocimiento dominio manejo
    uso práctica prácticos demostrable
  `),
  ending: wordList('con para en sobre por es son como a desde según mediante dentro'),
  clause: wordList(`
    habilidad habilidades capacidad quien cuando donde si pero tú usted nosotros idealmente preferiblemente
  `),
  trailing: wordList('experiencia conocimientos etc de del la el los las y'),
  empty: wordList(`
    similares equipo equipos clientes cliente empresa empresas entorno área áreas sector puesto proyecto proyectos herramientas sistemas tecnologías capacidad trabajo gestión desarrollo
  `),
  emptyHeads: wordList('entorno equipo empresa sector puesto'),
  activityNouns: [],
  verbNouns: [],
  elisions: '',
  noNames: 'años|experiencia|permiso|carnet|licenciatura|título',
  noNameEndings: '',
  dutyVerbs: [],
  noActivities: [],
  noAdverbs: [],
  infinitiveEndings: 'er|ir|ar',
  objects: wordList('los las la el un una unos unas'),
  adjectiveEndings: '',
};
