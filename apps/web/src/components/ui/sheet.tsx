import { type ReactNode } from 'react';
import { Modal } from './modal';

interface SheetProps {
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A panel that slides in from the left. */
export function Sheet({ onClose, title, children }: SheetProps) {
  return (
    <Modal
      label={title}
      onClose={onClose}
      className="absolute inset-y-0 left-0 w-72 max-w-[85vw] animate-slide-in overflow-y-auto bg-paper shadow-float"
    >
      {children}
    </Modal>
  );
}
