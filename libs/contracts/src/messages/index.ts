export * from './match-messages.js';
export type { MessageOf } from './message-table.js';
export {
  labelSchema,
  phraseSchema,
  phraseValues,
  type Label,
  type Phrase,
  type PhraseValues,
} from './phrases.js';
export type { AdviceValues } from './advice.js';
export type { ReasonValues } from './reasons.js';
export { scoreBandSchema, type ScoreBand, type VerdictValues } from './verdicts.js';
