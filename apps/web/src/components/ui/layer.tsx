import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/cn';

interface LayerProps {
  role?: 'dialog' | 'alertdialog';
  /** Names the layer: an id of what stands in it, or a word. */
  labelledBy?: string;
  label?: string;
  describedBy?: string;
  onClose: () => void;
  /** Whether a click beside it closes it too. */
  closesOutside?: boolean;
  className: string;
  children: ReactNode;
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/** Everything beside the layer rests, toasts excepted; what is there already has the focus given back to it in the end. */
function useModal(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    const resting = [...document.body.children].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== frame.current && !element.inert && !element.ariaHidden && !('toasts' in element.dataset),
    );
    for (const element of resting) element.inert = true;
    const overflow = document.documentElement.style.overflow;
    document.documentElement.style.overflow = 'hidden';
    const first = content.current?.querySelector<HTMLElement>('[data-first-focus]') ?? content.current?.querySelector<HTMLElement>(focusable);
    (first ?? content.current)?.focus();
    // For what does not know `inert`; only now, because nothing that has the focus may be hidden.
    for (const element of resting) element.setAttribute('aria-hidden', 'true');
    return () => {
      for (const element of resting) {
        element.inert = false;
        element.removeAttribute('aria-hidden');
      }
      document.documentElement.style.overflow = overflow;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [frame, content]);
}

/** Keeps Tab inside, also where the browser's own controls would come next. */
function keepFocusIn(content: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }): void {
  const stops = [...content.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility?.() ?? true);
  const [first, last] = [stops.at(0), stops.at(-1)];
  const active = document.activeElement;
  const wrapsTo = event.shiftKey ? (active === first || active === content ? last : null) : active === last ? first : null;
  if (!wrapsTo) return;
  event.preventDefault();
  wrapsTo.focus();
}

/** Something over the page that has all attention until it is closed: Escape does, and the focus goes back to where it was. */
export function Layer({ role = 'dialog', labelledBy, label, describedBy, onClose, closesOutside = true, className, children }: LayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useModal(frame, content);
  return createPortal(
    <div
      ref={frame}
      className="fixed inset-0 z-40"
      onKeyDown={(event) => {
        if (event.key === 'Tab' && content.current) keepFocusIn(content.current, event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="absolute inset-0 animate-appear bg-scrim" onClick={closesOutside ? onClose : undefined} />
      <div ref={content} role={role} aria-modal="true" aria-labelledby={labelledBy} aria-label={label} aria-describedby={describedBy} tabIndex={-1} className={cn('outline-none', className)}>
        {children}
      </div>
    </div>,
    document.body,
  );
}
