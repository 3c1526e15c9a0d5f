import type { ForgedMarkWords } from '../topics/forged-marks.js';

export const forgedMarks: Required<ForgedMarkWords> = {
  tags: 'instructions?|prompt|resume|cv|posting',
  closingTags: 'user|human|input|document|job',
  turns: '(?:system|developer|user) (?:message|prompt|note|override|update|instructions?)',
  loneTurns: '(?:system|developer) (?:message|prompt|override|instructions?)',
  overrides: 'system override',
  speakers: 'human|assistant',
  answers: 'the|i|sure|yes|ok|here|this|which|what|please|you',
  boundaries: '(?:end|begin|start) of (?:the )?(?:resume|cv|posting|document|input|data|text)',
  separators: 'end|begin|start',
  afterSystem:
    'the|this|you|your|all|add|set|new|override|ignore|please|score|rate|treat|candidate|from',
};
