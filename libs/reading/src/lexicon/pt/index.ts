import type { PartialLexicon } from '../lexicon.js';

/** Portuguese, in which only prompt injections are known. */
export const pt: PartialLexicon = {
  orders: {
    orders: String.raw`(?:ignore|esqueça)(?![\p{L}]).{0,30}instruções|(?:nota|mensagem|aviso) (?:para|a) (?:a |o |os )?(?:ia|modelos?|llm|chatgpt)(?![\p{L}])|como (?:modelo de linguagem|ia), ?deve`,
  },
};
