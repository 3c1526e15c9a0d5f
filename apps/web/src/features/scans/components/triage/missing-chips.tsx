import { type Highlights } from '@rolefit/contracts';
import { cn } from '@/lib/cn';
import { texts } from '../../triage/texts';

interface MissingChipsProps {
  highlights: Highlights;
  /** Whether all that are known by name are shown, rather than what fits in a row. */
  isWhole?: boolean;
}

/** Characters of two names that fit beside each other in a row of a wide table, and of a narrower one. */
const rowChars = 17;
const narrowRowChars = 12;

/** Where the second of two names is left out, and counted instead. */
const second = {
  short: {
    name: '@max-xl:sr-only',
    countWithout: '@max-xl:hidden',
    countWith: 'hidden @max-xl:inline',
  },
  long: {
    name: '@max-5xl:sr-only',
    countWithout: '@max-5xl:hidden',
    countWith: 'hidden @max-5xl:inline',
  },
} as const;

const charsOf = (missing: Highlights['missing']) =>
  missing.reduce((sum, { name }) => sum + name.length, 0);

/** One name that can be read is worth more than the beginnings of two. */
function namesInRow(missing: Highlights['missing']): Highlights['missing'] {
  const two = missing.slice(0, 2);
  return charsOf(two) > rowChars ? two.slice(0, 1) : two;
}

/** The first missing skills: filled if required, outlined if preferred. */
export function MissingChips({ highlights, isWhole = false }: MissingChipsProps) {
  const { missing, missingCount, requiredSkills } = highlights;
  const named = isWhole ? missing : namesInRow(missing);
  const more = missingCount - named.length;
  const fit = second[charsOf(named) > narrowRowChars ? 'long' : 'short'];
  const isPair = !isWhole && named.length === 2;
  if (missingCount === 0)
    return requiredSkills.of === 0 ? null : (
      <span className="text-small text-muted">{texts.nothingMissing}</span>
    );
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-small">
      <span className="sr-only">{texts.misses}</span>
      {named.map(({ name, isRequired }, index) => (
        <span
          key={name}
          title={name}
          className={cn(
            'min-w-0 truncate rounded-full border px-2 py-px',
            isPair && index > 0 && fit.name,
            isRequired
              ? 'border-transparent bg-sunken'
              : 'border-dashed border-control/60 text-muted',
          )}
        >
          {name}
          {!isRequired && <span className="sr-only">, {texts.preferred}</span>}
        </span>
      ))}
      <span aria-hidden="true" className="numbers text-muted empty:hidden">
        {more > 0 && <span className={isPair ? fit.countWithout : ''}>{texts.more(more)}</span>}
        {isPair && <span className={fit.countWith}>{texts.more(more + 1)}</span>}
      </span>
      {more > 0 && <span className="sr-only">{texts.moreMissing(more)}</span>}
    </span>
  );
}
