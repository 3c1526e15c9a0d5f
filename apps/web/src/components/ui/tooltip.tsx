import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Slot } from './slot';

const delayMs = 700;
const skipDelayMs = 300;
/** Time to move the pointer onto the tooltip. */
const graceMs = 100;
const gapPx = 6;

interface Timing {
  readonly delayMs: number;
  /** Whether another tooltip was closed so recently that the next one opens without delay. */
  readonly isWarm: () => boolean;
  readonly markClosed: () => void;
}

const TimingContext = createContext<Timing>({
  delayMs,
  isWarm: () => false,
  markClosed: () => undefined,
});

/** Sets the delay of tooltips; those of the sidebar have none. */
export function TooltipProvider({
  delay = delayMs,
  children,
}: {
  delay?: number;
  children: ReactNode;
}) {
  const closedAt = useRef(0);
  const timing = useMemo(
    () => ({
      delayMs: delay,
      isWarm: () => Date.now() - closedAt.current < skipDelayMs,
      markClosed: () => void (closedAt.current = Date.now()),
    }),
    [delay],
  );
  return <TimingContext value={timing}>{children}</TimingContext>;
}

type Side = 'right' | 'bottom';

interface BubbleProps {
  id: string;
  anchor: HTMLElement;
  side: Side;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** A popover beside or below its control, and inside the window. */
function Bubble({ id, anchor, side, onEnter, onLeave, children }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const at = bubble.current;
    if (!at) return;
    at.showPopover();
    const { left, right, top, bottom, width, height } = anchor.getBoundingClientRect();
    const [x, y] =
      side === 'right'
        ? [right + gapPx, top + (height - at.offsetHeight) / 2]
        : [left + (width - at.offsetWidth) / 2, bottom + gapPx];
    const inside = (value: number, size: number, room: number) =>
      Math.max(gapPx, Math.min(value, room - size - gapPx));
    at.style.left = `${inside(x, at.offsetWidth, window.innerWidth)}px`;
    at.style.top = `${inside(y, at.offsetHeight, window.innerHeight)}px`;
  }, [anchor, side]);
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed inset-auto w-max max-w-72 animate-appear overflow-visible rounded-control bg-ink px-2.5 py-1.5 text-small text-paper"
    >
      {children}
    </div>
  );
}

interface TooltipProps {
  content: ReactNode;
  side?: Side;
  isEnabled?: boolean;
  children: ReactNode;
}

/** Tooltip of an icon-only control: opens on hover after a delay, on focus immediately, and closes by Escape. */
export function Tooltip({ content, side = 'bottom', isEnabled = true, children }: TooltipProps) {
  const { delayMs: delay, isWarm, markClosed } = useContext(TimingContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    if (ms === 0) act();
    else timer.current = setTimeout(act, ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (anchor) markClosed();
    setAnchor(null);
  };
  const isOpen = anchor !== null;
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  if (!isEnabled) return children;
  return (
    <>
      <Slot
        {...(isOpen ? { 'aria-describedby': id } : {})}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType !== 'touch') after(isWarm() ? 0 : delay, () => setAnchor(currentTarget));
        }}
        onPointerLeave={() => after(graceMs, close)}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
        }}
        onBlur={close}
        onClick={close}
      >
        {children}
      </Slot>
      {anchor && (
        <Bubble
          id={id}
          anchor={anchor}
          side={side}
          onEnter={() => clearTimeout(timer.current)}
          onLeave={() => after(graceMs, close)}
        >
          {content}
        </Bubble>
      )}
    </>
  );
}
