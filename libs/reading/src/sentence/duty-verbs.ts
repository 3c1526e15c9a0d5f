import { lexicon } from '../lexicon/all-languages.js';

const verbs = new Set(lexicon.phrases.dutyVerbs);

/** Whether a word is a form of such a verb: "develop", "develops", "developing". */
export function isDutyVerb(word: string): boolean {
  const lower = word.toLowerCase();
  const stem = lower.replace(/ing$/, '');
  const forms = [
    lower,
    lower.replace(/s$/, ''),
    lower.replace(/es$/, ''),
    lower.replace(/ies$/, 'y'),
  ];
  if (stem !== lower) forms.push(stem, `${stem}e`, stem.replace(/([bdglmnprt])\1$/, '$1'));
  return forms.some((form) => verbs.has(form));
}
