import { type LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface CreateDialogProps {
  icon: LucideIcon;
  /** The label of the button that opens the dialog. */
  label: string;
  heading: { title: string; text: string };
  onOpen?: () => void;
  /** Must forget the new link or token, so that opening the dialog again shows the form. */
  onClose: () => void;
  /** Content of the dialog; may be lazy. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog in which the user creates a link or a token. */
export function CreateDialog({
  icon: Icon,
  label,
  heading: { title, text },
  onOpen,
  onClose,
  children,
}: CreateDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (isToOpen: boolean) => {
    setIsOpen(isToOpen);
    if (isToOpen) onOpen?.();
    else onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <Button variant="outline" size="small">
          <Icon aria-hidden="true" /> {label}
        </Button>
      }
      title={title}
      description={text}
      size="text"
    >
      <Suspense>{children(() => change(false))}</Suspense>
    </Dialog>
  );
}
