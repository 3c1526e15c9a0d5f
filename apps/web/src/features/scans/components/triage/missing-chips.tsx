import { type Highlights } from '@rolefit/contracts';
import { cn } from '@/lib/cn';
import { texts } from '../../triage/texts';

interface MissingChipsProps {
  highlights: Highlights;
  shown?: number;
}

/** The first missing skills: filled if required, outlined if preferred. If none is missing, how many are shown. */
export function MissingChips({ highlights, shown = 2 }: MissingChipsProps) {
  const { missing, missingCount, requiredSkills } = highlights;
  const named = missing.slice(0, shown);
  const more = missingCount - named.length;
  if (missingCount === 0)
    return requiredSkills.of === 0 ? null : (
      <span className="numbers text-small text-muted">
        {texts.requiredShown(requiredSkills.shown, requiredSkills.of)}
      </span>
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
