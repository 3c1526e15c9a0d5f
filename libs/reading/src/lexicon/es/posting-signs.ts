import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: String.raw`buscamos|se busca|busca (?:un|una|auxiliar|personal)|seleccionamos|precisamos|necesitamos|únete`,
  duties: String.raw`responsabilidades|funciones|tareas|tus funciones`,
  requirements: String.raw`requisitos|se requiere|imprescindible|valorable|se valorará|experiencia mínima`,
  numbers: '',
  years: 'años',
  experience: 'experiencia',
  experienceIn: 'experiencia',
  applying: String.raw`candidatos?|inscr[ií]bete|envía(?:r|nos)? (?:tu )?(?:CV|currículum)|candidatura`,
  terms: String.raw`jornada|contrato|salario|se ofrece|ofrecemos|indefinido|incorporación inmediata|media jornada`,
  per: 'por ',
  times: 'hora|mes|año',
  law: String.raw`igualdad de oportunidades`,
  position: String.raw`el puesto|puesto de trabajo|la vacante`,
  telling: String.raw`tendrás|tienes|dominas|hablas|eres|cuentas con|(?:te|serás|formarás|trabajarás|tu perfil)`,
};
