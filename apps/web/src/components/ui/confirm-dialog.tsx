import { type ReactNode, useId } from 'react';
import { errorText } from '@/lib/error-text';
import { texts } from '../texts';
import { Alert } from './alert';
import { Button } from './button';
import { DialogHeading } from './dialog-heading';
import { Modal } from './modal';
import { PendingLabel } from './pending-label';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  action: string;
  pendingAction: string;
  isPending: boolean;
  onConfirm: () => void;
  /** Why the last attempt failed. */
  error?: Error | null;
  children?: ReactNode;
}

/** Asks the user to confirm an irreversible action. Stays open while the action is running, and if it fails. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  action,
  pendingAction,
  isPending,
  onConfirm,
  error,
  children,
}: ConfirmDialogProps) {
  const id = useId();
  if (!isOpen) return null;
  const close = () => (isPending ? undefined : onOpenChange(false));
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-description`}
      onClose={close}
      closesOutside={false}
      className="absolute top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 animate-appear space-y-4 overflow-y-auto rounded-card border bg-surface p-6 shadow-float"
    >
      <DialogHeading id={id} title={title} description={description} />
      {children}
      {error && <Alert variant="destructive">{errorText(error)}</Alert>}
      <div className="flex justify-end gap-3 pt-2">
        <Button variant="outline" disabled={isPending} onClick={close}>
          {texts.cancel}
        </Button>
        <Button variant="danger" disabled={isPending} onClick={onConfirm}>
          <PendingLabel isPending={isPending} pending={pendingAction}>
            {action}
          </PendingLabel>
        </Button>
      </div>
    </Modal>
  );
}
