import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Slot } from './slot';

const load = () => import('./dialog-frame');
const DialogFrame = lazy(async () => ({ default: (await load()).DialogFrame }));
/** Fetched as soon as the button is pointed at or focused, so that the click does not wait for it. */
const prefetch = () => void load().catch(() => undefined);

interface DialogProps extends Omit<ComponentProps<typeof DialogFrame>, 'onClose'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button that opens it; it gets the focus back. */
  trigger: ReactNode;
}

/** A large dialog with content to read; full screen on phones. */
export function Dialog({ isOpen, onOpenChange, trigger, ...frame }: DialogProps) {
  return (
    <>
      <Slot
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => onOpenChange(true)}
      >
        {trigger}
      </Slot>
      {isOpen && (
        <Suspense>
          <DialogFrame {...frame} onClose={() => onOpenChange(false)} />
        </Suspense>
      )}
    </>
  );
}
