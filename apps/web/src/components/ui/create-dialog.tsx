import { type LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface Heading {
  title: string;
  text: string;
}

interface CreateDialogProps {
  icon: LucideIcon;
  /** The label of the button that opens the dialog. */
  label: string;
  /** Headings of the form, and of what has been created. */
  texts: { form: Heading; shown: Heading };
  create: { data: unknown; reset: () => void };
  /** The form, and what has been created; may be lazy. */
  children: (close: () => void) => ReactNode;
}

/** A button and its dialog, in which the user creates a link or a token, which is then shown once: closing the dialog discards it. */
export function CreateDialog({ icon: Icon, label, texts, create, children }: CreateDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const change = (isToOpen: boolean) => {
    setIsOpen(isToOpen);
    if (!isToOpen) create.reset();
  };
  const { title, text } = create.data ? texts.shown : texts.form;
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
