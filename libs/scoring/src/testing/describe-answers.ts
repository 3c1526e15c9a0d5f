import type { Knockout, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { judgeAnswered } from './answered-match.js';

/** A condition of a posting, what the user has answered, and what the two give. */
export interface AnswerRow {
  readonly name: string;
  readonly posting: Partial<PostingFacts>;
  /** A request as the gateway receives it. */
  readonly answers: unknown;
  readonly resume?: Partial<ResumeFacts>;
  readonly status: Knockout['status'];
  /** The answer in words, where it decides. */
  readonly stated?: string;
}

/** Tests of the answers for each kind of condition. */
export function describeAnswers(
  tables: Readonly<Partial<Record<Knockout['kind'], readonly AnswerRow[]>>>,
): void {
  describe.each(Object.entries(tables))('answers for the condition %s', (kind, rows) => {
    it.each(rows)('with $name make it $status', ({ posting, answers, resume, status, stated }) => {
      const match = judgeAnswered(posting, answers, resume);
      const found = match.knockouts.filter((knockout) => knockout.kind === kind);
      expect(found.map((knockout) => [knockout.status, knockout.statedByUser])).toEqual([
        [status, stated],
      ]);
      if (stated !== undefined) expect(found[0]?.resumeQuote).toBeNull();
      if (status !== 'not-stated') expect(found[0]?.postingQuote).not.toBeNull();
      if (status === 'not-met') {
        expect(match.readyToApply).toBe(false);
        const why = `This may rule you out: ${found[0]?.label ?? ''} is required, and you answered: ${stated ?? ''}.`;
        expect(match.readiness[0]?.text).toContain(why);
        expect(match.scanSummary).toContain(why);
      }
    });
  });
}
