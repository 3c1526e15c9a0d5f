import { pluralOf } from '@/lib/format';

/** Texts about how a score was made. */
export const texts = {
  title: 'About this score',
  readByModel: (model: string, seconds: string) => `Read by ${model} in ${seconds}.`,
  readByRules: (seconds: string) => `Read by the built-in analyser in ${seconds}.`,
  readBuiltin: (seconds: string) =>
    `Read by the built-in analyser in ${seconds}. Nothing was sent to a model.`,
  awaitsModel:
    'The model couldn’t be asked then. It will read the posting as soon as it can, and the score may change.',
  calls: (count: number, effort: string) =>
    pluralOf(count, {
      one: `Reading this posting took 1 call to a model: ${effort}.`,
      other: `Reading this posting took # calls to a model: ${effort}.`,
    }),
  tokens: (count: number) => pluralOf(count, { one: '1 token', other: '# tokens' }),
  rejected: (count: number) =>
    pluralOf(count, {
      one: '1 claim without a line in the text was dropped.',
      other: '# claims without a line in the text were dropped.',
    }),
  namedResume: (name: string, fileName: string) => `“${name}” (${fileName})`,
  judged: (when: string, resume: string, uploaded: string) =>
    `Scored ${when} with ${resume}, uploaded ${uploaded}.`,
};
