import { type Highlights } from '@rolefit/contracts';
import { cn } from '@/lib/cn';
import { texts } from '../../triage/texts';

interface MissingChipsProps {
  highlights: Highlights;
  /** Whether all that are known by name are shown, rather than what fits in a row. */
  isWhole?: boolean;
}

/** Characters of two names that fit beside each other in a row. */
const rowChars = 17;

/** One name that can be read is worth more than the beginnings of two. */
function namesInRow(missing: Highlights['missing']): Highlights['missing'] {
  const two = missing.slice(0, 2);
  return two.reduce((sum, { name }) => sum + name.length, 0) > rowChars ? two.slice(0, 1) : two;
}

/** The first missing skills: filled if required, outlined if preferred. */
export function MissingChips({ highlights, isWhole = false }: MissingChipsProps) {
  const { missing, missingCount, requiredSkills } = highlights;
  const named = isWhole ? missing : namesInRow(missing);
  const more = missingCount - named.length;
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
            // In a narrow table the first one is worth more than two beginnings.
            index > 0 && '@max-xl:sr-only',
            isRequired
              ? 'border-transparent bg-sunken'
              : 'border-dashed border-control/60 text-muted',
          )}
        >
          {name}
          {!isRequired && <span className="sr-only">, {texts.preferred}</span>}
        </span>
      ))}
      {more > 0 && (
        <span className="numbers text-muted">
          <span aria-hidden="true">{texts.more(more)}</span>
          <span className="sr-only">{texts.moreMissing(more)}</span>
        </span>
      )}
    </span>
  );
}
