import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { DialogHeading } from '@/components/ui/dialog-heading';
import { Modal } from '@/components/ui/modal';
import { texts } from '../texts';

interface FormDialogProps {
  title: string;
  lead: string;
  canSave?: boolean;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** A small form over the page; full width on phones. */
export function FormDialog({
  title,
  lead,
  canSave = true,
  onClose,
  onSave,
  children,
}: FormDialogProps) {
  const id = useId();
  return (
    <Modal
      labelledBy={`${id}-title`}
      describedBy={`${id}-description`}
      onClose={onClose}
      closesOutside={false}
      className="absolute top-1/2 left-1/2 flex max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 animate-appear flex-col rounded-card border bg-surface shadow-float"
    >
      <form
        className="flex min-h-0 flex-col gap-4 p-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) onSave();
        }}
      >
        <DialogHeading id={id} title={title} description={lead} />
        {children}
        <div className="flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={!canSave}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
