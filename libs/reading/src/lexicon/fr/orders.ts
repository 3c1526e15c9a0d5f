import type { OrderWords } from '../topics/orders.js';

export const orders: OrderWords = {
  before: 'et|veuillez',
  orders: String.raw`(?:ignorez|ignorer?(?= (?:toute?s?|les?)(?![\p{L}]))|oublie[zr]?|ne tenez pas compte)(?![\p{L}]).{0,40}(?:instructions?|consignes?|règles|précédent|ci-dessus)|(?:vous êtes|tu es) (?:maintenant|désormais) (?:un|une|mon) (?:assistant|modèle|ia|robot|recruteur)(?![\p{L}])|(?:notez|attribuez|évaluez)(?![\p{L}])(?=.{0,60}(?:candidat|cv(?![\p{L}])|profil)).{0,60}(?:100|parfait|maxim)|(?:note|message|instructions?|attention|consigne) (?:pour|à|de) (?:le |la |l['’]\s?|les )?(?:ia|modèles?(?: de langage)?|llm|chatgpt)(?![\p{L}])|en tant que (?:modèle de langage|ia)(?![\p{L}])`,
  unspaced: '',
  quoting: 'écrit|dit|comme|appelée?s?|contre|avec|détecte|phrases?|attaques?',
};
