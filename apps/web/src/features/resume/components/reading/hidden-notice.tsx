import { type HiddenPassage } from '@rolefit/contracts';
import { EyeOff } from 'lucide-react';
import { texts } from './texts';

/** Lists hidden text that was found in the file and ignored. */
export function HiddenNotice({ hidden }: { hidden: readonly HiddenPassage[] }) {
  return (
    <section aria-label={texts.hidden.label} className="flex gap-3 bg-sunken px-5 py-4">
      <EyeOff className="mt-0.5 size-5 text-accent" aria-hidden="true" />
      <div className="min-w-0 flex-1 space-y-2">
        <p className="font-medium">{texts.hidden.found(hidden.length)}</p>
        <p className="max-w-prose text-muted">{texts.hidden.then}</p>
        <ul className="space-y-1">
          {hidden.map(({ reason, page, text }, index) => (
            <li key={index}>
              <details>
                <summary className="w-fit max-w-full rounded-control text-small pointer-coarse:py-3">
                  {texts.hidden.where(texts.hidden.reasons[reason].label, page)}
                </summary>
                <div className="mt-1 mb-2 space-y-2 border-l-2 border-control/50 pl-3 text-small">
                  <p className="text-muted">{texts.hidden.reasons[reason].sentence}</p>
                  <blockquote className="max-w-prose break-words whitespace-pre-wrap">
                    {text}
                  </blockquote>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
