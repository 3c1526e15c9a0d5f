import type { Quote } from '@rolefit/contracts';
import type { JudgeableDuty } from '../asks/duties.js';
import type { Case } from '../case.js';
import { toCredit, type Judgement } from '../judgement.js';
import { dutyCredits, importanceWeights } from '../weights.js';
import { shorten } from '../wording.js';

interface Support {
  readonly share: number;
  readonly quote: Quote | null;
  /** The kind of similarity between line and duty, for the reason. */
  readonly by: 'line' | 'skills' | 'none';
}

/**
 * The duty's skills anywhere in a role of the resume; the line of the first one found is quoted.
 */
function supportElsewhere({ skills }: JudgeableDuty, { related }: Case): Support {
  const none: Support = { share: 0, quote: null, by: 'none' };
  if (skills.length === 0) return none;
  const used = skills.map((want) =>
    related(want).filter(
      ({ held }) => held.skillId !== null && !held.isListedOnly && held.quote !== null,
    ),
  );
  const best = used.map((found) =>
    found.reduce((top, { answer }) => Math.max(top, answer.share), 0),
  );
  const share =
    dutyCredits.skillsElsewhere * (best.reduce((sum, one) => sum + one, 0) / skills.length);
  const first = used.find((found) => found.length > 0)?.[0];
  return share > 0 ? { share, quote: first?.held.quote ?? null, by: 'skills' } : none;
}

/** The line that supports the duty best, by common skills and common words. */
function bestSupport(duty: JudgeableDuty, input: Case): Support {
  const { related, support } = input;
  const byWords = support.wordShares(duty);
  const bySkill = duty.skills
    .map((want) => support.skillShares(related(want)))
    .filter((shares) => shares !== null);
  let best = supportElsewhere(duty, input);
  for (let line = 0; line < byWords.length; line += 1) {
    const words = byWords[line] ?? 0;
    let share = words;
    if (bySkill.length > 0) {
      let sum = 0;
      for (const shares of bySkill) sum += shares[line] ?? 0;
      share = Math.max(
        words,
        dutyCredits.skillShare * (sum / duty.skills.length) + (1 - dutyCredits.skillShare) * words,
      );
    }
    if (share > best.share) best = { share, quote: support.quotes[line] ?? null, by: 'line' };
  }
  return best;
}

/**
 * Judges one duty. Its credit depends on the user's list only through `related` of the skills that
 * the duty names.
 */
export function judgeDuty(duty: JudgeableDuty, input: Case): Judgement {
  const { share, quote, by } = bestSupport(duty, input);
  const credit = toCredit(share);
  const strength =
    credit >= 0.75 ? 'shows similar work' : credit >= 0.4 ? 'shows some of this' : 'touches on it';
  const byLine = `A line of your resume ${strength}.`;
  const reasons = {
    line: byLine,
    skills: 'Your resume shows skills that this duty names, in other lines.',
    none: 'We could not find a line of your resume that shows it.',
  };
  const label = shorten(duty.duty.quote.text);
  return {
    subScore: 'responsibilitiesScore',
    label,
    importance: 'required',
    weight: importanceWeights.required,
    credit,
    reason: credit > 0 ? reasons[by] : reasons.none,
    postingQuote: duty.duty.quote,
    resumeQuote: credit > 0 ? quote : null,
    via: null,
    advice: `If you have done this, say so in a line of your resume (“${label}”)`,
  };
}

/**
 * Judges each duty against the resume line that supports it best, by common skills and common
 * words. Generic words count little and never alone, so that "maintain" does not make a gardener a
 * developer.
 */
export function judgeResponsibilities(input: Case): Judgement[] {
  return input.asks.duties.map((duty) => judgeDuty(duty, input));
}
