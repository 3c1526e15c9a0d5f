import type { OrderWords } from '../topics/orders.js';

export const orders: OrderWords = {
  before: 'y',
  orders: String.raw`(?:ignora|ignorá|ignore(?= (?:toda|las?|los?)s?(?![\p{L}]))|olvida|olvide|descarta|no sigas)(?![\p{L}]).{0,40}(?:instrucci|reglas|anterior|indicaci)|(?:ahora eres|eres ahora) (?:un|una|mi) (?:asistente|modelo|ia)(?![\p{L}])|(?:puntúa|califica|evalúa)(?![\p{L}])(?=.{0,60}(?:candidat|currículum|perfil)).{0,60}(?:100|perfect|máxim)|(?:nota|mensaje|instrucci[oó]n\p{L}{0,2}|atención|aviso) (?:para|a) (?:la |el |los )?(?:ia|modelos?(?: de lenguaje)?|llm|chatgpt)(?![\p{L}])|como (?:modelo de lenguaje|ia), ?debes?`,
  unspaced: '',
  quoting: 'escribió|dijo|como|llamad[oa]s?|contra|con|detecta|frases?|ataques?',
};
