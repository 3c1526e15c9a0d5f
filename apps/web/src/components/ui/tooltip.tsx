import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode } from 'react';

const delayMs = 700;
const skipDelayMs = 300;

/** Sets how long a tooltip waits; the sidebar's do not. */
export function TooltipProvider({ delay = delayMs, children }: { delay?: number; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={delay} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom';
  isEnabled?: boolean;
  children: ReactNode;
}

/** A word about a control that shows only a picture. */
export function Tooltip({ content, side = 'bottom', isEnabled = true, children }: TooltipProps) {
  if (!isEnabled) return children;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side={side} sideOffset={6} className="z-50 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-small text-paper">
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
