import { texts } from '@/lib/texts';

/** Mark and name: two lines and their overlap. */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-6 text-accent">
        <rect x="0" y="2" width="13" height="5" rx="2.5" fill="currentColor" opacity=".4" />
        <rect x="7" y="13" width="13" height="5" rx="2.5" fill="currentColor" opacity=".4" />
        <rect x="7" y="2" width="6" height="16" rx="2.5" fill="currentColor" />
      </svg>
      <span className={isMarkOnly ? 'sr-only' : 'text-lead font-semibold tracking-tight'}>
        {texts.product}
      </span>
    </span>
  );
}
