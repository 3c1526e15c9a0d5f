import { type AnswerKind } from '@rolefit/contracts';

/** Fragment ids that conditions of a posting link to; drafts are stored by them as well. */
export const answerIds = {
  workPermits: 'answer-work-permit',
  licences: 'answer-licence',
  clearances: 'answer-clearance',
  places: 'answer-place',
  languages: 'answer-language',
  conditions: 'answer-condition',
} as const satisfies Record<AnswerKind, string>;
