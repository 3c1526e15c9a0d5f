import { Dialog } from 'radix-ui';
import { type ReactNode } from 'react';

interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A panel that slides in from the left. */
export function Sheet({ isOpen, onOpenChange, title, children }: SheetProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Dialog.Content aria-describedby={undefined} className="fixed inset-y-0 left-0 z-40 w-72 max-w-[85vw] animate-slide-in bg-paper shadow-float">
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
