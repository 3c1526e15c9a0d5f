import type { OrderWords } from '../topics/orders.js';

export const orders: OrderWords = {
  before: 'bitte|und',
  orders: String.raw`ignorier(?:e|en sie|t)(?![\p{L}]).{0,40}(?:anweisung|vorgabe|regel|instruktion|vorherig|bisherig)|(?:vergiss|vergessen sie|missachte)(?![\p{L}]).{0,40}(?:anweisung|regel|vorherig|bisherig|alles (?:oben|vorher|bisher))|du bist (?:jetzt|nun|ab jetzt) (?:ein|der|mein)\p{L}{0,2} (?:\p{L}+ )?(?:assistent|ki|sprachmodell|modell|bewerter|recruiter|chatbot)|(?:bewerte|bewerten sie)(?![\p{L}]).{0,30}(?:bewerber|kandidat|lebenslauf|person|mich).{0,30}(?:100|perfekt|höchst)|(?:hinweis|anweisung|nachricht|achtung|wichtig|notiz)\p{L}{0,2}:? (?:an|für) (?:die |das |alle |jede )?(?:ki|ai|sprachmodell|llm|chatgpt|modell)(?![\p{L}])|als (?:ki|sprachmodell|llm) (?:musst|sollst|solltest)(?![\p{L}])`,
  unspaced: '',
  quoting: 'schrieb|geschrieben|sagte|wie|namens|gegen|mit|erkennt|erkannte|muster|angriffe?n?',
};
