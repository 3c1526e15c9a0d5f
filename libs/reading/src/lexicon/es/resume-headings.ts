import { wordList } from '../lexicon.js';
import type { ResumeHeadingWords } from '../topics/resume-headings.js';

export const resumeHeadings: ResumeHeadingWords = {
  strong: {
    experience: wordList('experiencia experiencias trayectoria voluntariado prácticas'),
    projects: wordList('proyectos'),
    skills: wordList('habilidades competencias conocimientos aptitudes'),
    education: wordList('educación formación estudios'),
    certificates: wordList('certificados certificaciones cursos'),
    languages: wordList('idiomas lenguas'),
    summary: wordList('perfil resumen'),
    other: wordList(`
      contacto referencias intereses aficiones premios logros publicaciones misceláneo
    `),
  },
  weak: {
    skills: wordList('informática herramientas tecnologías'),
    projects: wordList('proyecto'),
    other: wordList('objetivos'),
  },
  modifiers: wordList(`
    otros otras académica académicas académico laboral profesional profesionales técnicas técnicos personales personal complementaria informáticas y del
    los las datos computación mis de la en
  `),
  whole: {
    summary: 'sobre mí|acerca de mí',
  },
  miscellaneous: 'otros|otros datos|varios',
  wishes: 'intereses|aficiones|objetivos',
  technical: '',
  unspaced: {},
  unspacedModifiers: [],
};
