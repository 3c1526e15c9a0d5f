import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { texts } from '../texts';
import { Button } from './button';
import { DialogHeading } from './dialog-heading';
import { Modal } from './modal';

interface DialogFrameProps {
  onClose: () => void;
  title: string;
  description: ReactNode;
  children: ReactNode;
  /** `text` is as wide as a text to read and as high as it has to be. */
  size?: 'large' | 'text';
}

const sizes = {
  large: 'shell:max-h-[56rem] shell:max-w-6xl',
  text: 'shell:h-fit shell:max-h-[calc(100dvh-3rem)] shell:max-w-2xl',
} as const;

/** An open dialog: its heading, its close button and its content. */
export function DialogFrame({
  onClose,
  title,
  description,
  children,
  size = 'large',
}: DialogFrameProps) {
  const id = useId();
  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={`${id}-description`}
      onClose={onClose}
      className={cn(
        'absolute inset-0 flex animate-appear flex-col overflow-hidden bg-surface shadow-float shell:inset-x-8 shell:inset-y-6 shell:m-auto shell:rounded-card shell:border',
        sizes[size],
      )}
    >
      <div className="flex items-start justify-between gap-4 border-b px-5 py-4">
        <DialogHeading id={id} title={title} description={description} />
        <Button
          variant="quiet"
          size="icon"
          aria-label={texts.close}
          className="-mr-2"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      {children}
    </Modal>
  );
}
