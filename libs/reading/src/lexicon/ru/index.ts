import type { PartialLexicon } from '../lexicon.js';

/** Russian, in which only prompt injections are known. */
export const ru: PartialLexicon = {
  orders: {
    orders: String.raw`(?:игнорируй|забудь)\p{L}{0,2}(?![\p{L}]).{0,40}(?:инструкци|указани|предыдущ)|(?:примечание|инструкция|сообщение|внимание) для (?:ии|нейросети|модели)`,
  },
};
