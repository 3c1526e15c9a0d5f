import { type DisplayLanguage, type Match, type MatchCase } from '@rolefit/contracts';
import { matchTexts, writeMatch } from '@rolefit/match-texts';
import { scoreMatch } from '@rolefit/scoring';
import { serveTasks } from '@rolefit/timed-worker';

interface Input {
  readonly case: MatchCase;
  /** For the sentences. */
  readonly language: DisplayLanguage;
}

serveTasks(self, ({ case: input, language }: Input): Match =>
  writeMatch(scoreMatch(input), matchTexts[language]),
);
