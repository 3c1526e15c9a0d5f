import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/cn';
import { useConnection } from '@/lib/connection';
import { useTopDialog } from '@/lib/open-dialogs';
import { readToasts, toast, type Toast, watchToasts } from '@/lib/toast';
import { texts } from '../texts';
import { Button } from './button';
import { Spinner } from './spinner';

const shownMs = 4_000;
/** Long enough to read it, decide and reach the button. */
const shownWithActionMs = 10_000;
const visibleToasts = 3;

const signs = {
  note: <Info aria-hidden="true" className="mt-0.5 size-4.5 text-muted" />,
  success: <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 text-accent" />,
  error: <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 text-danger" />,
  loading: <Spinner className="mt-0.5 size-4.5 shrink-0 text-accent" />,
} as const;

/** Dismisses a toast after its time; the timer is paused while the pointer or the focus is on it. */
function useExpiry({ id, kind, version, action }: Toast, isPaused: boolean): void {
  const lifetimeMs = action ? shownWithActionMs : shownMs;
  const leftMs = useRef(lifetimeMs);
  useEffect(() => {
    leftMs.current = lifetimeMs;
  }, [version, kind, lifetimeMs]);
  useEffect(() => {
    if (isPaused || kind === 'loading') return;
    const startedAt = Date.now();
    const timer = setTimeout(() => toast.dismiss(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [id, kind, version, lifetimeMs, isPaused]);
}

function ToastCard({
  shown,
  isPaused,
  isHidden,
}: {
  shown: Toast;
  isPaused: boolean;
  isHidden: boolean;
}) {
  const { id, kind, message, description, action } = shown;
  useExpiry(shown, isPaused);
  return (
    <li
      hidden={isHidden}
      data-kind={kind}
      className={cn(
        'flex animate-rise gap-3 rounded-card border bg-surface p-4 shadow-float',
        isHidden && 'hidden',
      )}
    >
      {signs[kind]}
      <div className="min-w-0 flex-1 space-y-1 break-words">
        <p className="font-medium">{message}</p>
        {description && <p className="text-muted">{description}</p>}
        {action && (
          <Button
            size="small"
            className="mt-2"
            onClick={() => {
              toast.dismiss(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={texts.close}
        onClick={() => toast.dismiss(id)}
        className="-m-2 grid size-8 shrink-0 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-11 [&_svg]:size-4"
      >
        <X aria-hidden="true" />
      </button>
    </li>
  );
}

function isHotkey({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && code === 'KeyT';
}

/** Region of toasts: at most three, four seconds each or ten with an action, unless the pointer or the focus is on them. Alt+T focuses it. */
export function Toaster() {
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isAway, setIsAway] = useState(false);
  const connection = useConnection();
  const topDialog = useTopDialog();
  const region = useRef<HTMLElement>(null);
  const isEmpty = toasts.length === 0;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isHotkey(event)) region.current?.focus();
    };
    const onVisibility = () => setIsAway(document.hidden);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
  // Elements removed under the pointer or the focus fire no leave or blur event.
  if (isEmpty && (isHovered || isFocused)) {
    setIsHovered(false);
    setIsFocused(false);
  }

  // An open dialog makes everything outside of it inert.
  return createPortal(
    <section
      ref={region}
      tabIndex={-1}
      aria-label={texts.notifications}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      className={cn(
        'fixed right-4 z-50 w-[356px] max-w-[calc(100vw-2rem)]',
        connection === 'fine' ? 'bottom-4' : 'bottom-16',
        isEmpty && 'pointer-events-none',
      )}
    >
      <ol className="flex flex-col gap-3">
        {toasts.map((shown, index) => (
          <ToastCard
            key={shown.id}
            shown={shown}
            isPaused={isHovered || isFocused || isAway}
            isHidden={index < toasts.length - visibleToasts}
          />
        ))}
      </ol>
    </section>,
    topDialog ?? document.body,
  );
}
