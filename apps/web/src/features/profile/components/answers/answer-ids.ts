import { type AnswerKind } from '@rolefit/contracts';

/** The fragment of the address by which a posting's condition leads to its answer; what is being typed there is kept by it too. */
export const answerIds = {
  workPermits: 'answer-work-permit',
  licences: 'answer-licence',
  clearances: 'answer-clearance',
  places: 'answer-place',
  languages: 'answer-language',
} as const satisfies Record<AnswerKind, string>;
