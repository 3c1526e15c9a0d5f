import type { OrderWords } from '../topics/orders.js';

export const orders: OrderWords = {
  before: 'och|vänligen',
  orders: String.raw`(?:ignorera|bortse från|glöm|strunta i)(?![\p{L}]).{0,40}(?:instruktion|regler|anvisning|tidigare|ovanstående)|du är nu (?:en|min) (?:\p{L}+ )?(?:assistent|ai|språkmodell|modell|rekryterare)(?![\p{L}])|(?:betygsätt|bedöm)(?![\p{L}]).{0,30}(?:kandidat|sökande|cv|person|mig).{0,30}(?:100|perfekt|högst)|(?:meddelande|instruktion|notera|viktigt|obs)\p{L}{0,3}:? (?:till|för) (?:alla |varje )?(?:ai|språkmodell|llm|chatgpt|modell)\p{L}{0,3}(?![\p{L}-])|som (?:ai|språkmodell|llm) (?:måste|ska|bör) du(?![\p{L}])`,
  unspaced: '',
  quoting: 'skrev|sade|sa|som|kallad|mot|med|upptäcker|fraser?|attacker',
};
