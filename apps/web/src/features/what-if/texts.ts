import { type ReadinessCheck, type Arrangement } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';

/** What offers change, for a sentence. */
interface EffectCounts {
  flips: number;
  rises: number;
}

const rises = (count: number) =>
  count === 0
    ? 'no score rises'
    : pluralOf(count, { one: '1 score rises', other: '# scores rise' });

/** Texts of the what-ifs. */
export const texts = {
  title: 'What if…',
  lead: 'See how your scans would change if you had something you don’t have yet. Nothing is saved.',
  open: 'Try it',
  what: 'the what-ifs',
  loading: 'Judging your scans...',
  switches: 'What if I had',
  other: 'Something else',
  choose: 'Choose...',
  reset: 'Switch all off',
  most: (count: number) => `Up to ${formatNumber(count)} at once.`,
  hint: (over: number, most: number) =>
    pluralOf(over, {
      one: `Over the one scan in your field. Up to ${formatNumber(most)} at once.`,
      other: `Over # scans in your field. Up to ${formatNumber(most)} at once.`,
    }),
  language: (name: string, level: string) => `${name} ${level}`,
  years: (years: number) =>
    pluralOf(years, { one: '1 year of experience', other: '# years of experience' }),
  place: (place: string) => `Work in ${place}`,
  arrangements: {
    onsite: 'Work on site',
    hybrid: 'Hybrid work',
    remote: 'Remote work',
  } satisfies Record<Arrangement, string>,
  relocation: 'A move for the job',
  /** The same within a sentence. */
  inSentence: {
    years: (years: number) =>
      pluralOf(years, { one: '1 year of experience', other: '# years of experience' }),
    place: (place: string) => `work in ${place}`,
    arrangements: {
      onsite: 'work on site',
      hybrid: 'hybrid work',
      remote: 'remote work',
    } satisfies Record<Arrangement, string>,
    relocation: 'a move for the job',
  },
  alone: ({ flips, rises: count }: EffectCounts) => {
    if (flips === 0) return rises(count);
    const applicable = `${formatNumber(flips)} more Applicable`;
    return count > 0 ? `${applicable}, ${rises(count)}` : applicable;
  },
  result: (what: string, { flips, rises: count }: EffectCounts) => {
    if (flips === 0) return `With ${what}: no more would be Applicable, ${rises(count)}.`;
    const more = formatNumber(flips);
    return count > 0
      ? `With ${what}: ${more} more would be Applicable, ${rises(count)}.`
      : `With ${what}: ${more} more would be Applicable.`;
  },
  nothingOn: 'Switch something on to see your scans move.',
  movers: 'Scans that would change',
  untitled: 'Untitled posting',
  change: (from: number, to: number) => `${formatNumber(from)} → ${formatNumber(to)}`,
  changeInWords: (from: number, to: number) => `from ${formatNumber(from)} to ${formatNumber(to)}`,
  becomesApplicable: 'would be Applicable',
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  showFewer: 'Show fewer',
  add: (what: string) => `Really have it? Add it to your profile: ${what}`,
  nothingToTry:
    'Nothing to try yet. Postings in your field have to ask for something that we couldn’t find.',
  ofMatch: {
    summary: 'What if I had…',
    nothing: 'Nothing that we could offer would change this match.',
    asIs: (score: number) => `As you are: ${formatNumber(score)}.`,
    asIf: (what: string, from: number, to: number) =>
      `With ${what}: ${formatNumber(to)} instead of ${formatNumber(from)}.`,
    applicable: 'Would be Applicable',
    notApplicable: 'Wouldn’t be Applicable yet',
    others: (count: number) =>
      pluralOf(count, {
        one: 'It would also lift 1 other scan.',
        other: 'It would also lift # other scans.',
      }),
    rules: {
      knockouts: { met: 'No deal-breakers', missed: 'A deal-breaker or an open condition' },
      craft: { met: 'Your work fits the title', missed: 'Your work doesn’t fit the title' },
      breadth: { met: 'The posting says enough', missed: 'The posting says too little' },
      overall: { met: 'The score is high enough', missed: 'The score is too low' },
    } satisfies Partial<Record<ReadinessCheck['rule'], { met: string; missed: string }>>,
  },
};
