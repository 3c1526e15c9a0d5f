import { AlertDialog } from 'radix-ui';
import { type ReactNode } from 'react';
import { texts } from '../texts';
import { Button } from './button';
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
  /** What went wrong with the last try, if it did. */
  children?: ReactNode;
}

/** Asks before something that cannot be undone; stays open until it is done. */
export function ConfirmDialog({ isOpen, onOpenChange, title, description, action, pendingAction, isPending, onConfirm, children }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => (isPending ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <AlertDialog.Content className="fixed top-1/2 left-1/2 z-40 w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 space-y-4 rounded-card border bg-surface p-6 shadow-float">
          <AlertDialog.Title className="text-lead font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">{description}</AlertDialog.Description>
          {children}
          <div className="flex justify-end gap-3 pt-2">
            <AlertDialog.Cancel asChild>
              <Button variant="outline" disabled={isPending}>
                {texts.cancel}
              </Button>
            </AlertDialog.Cancel>
            <Button variant="danger" disabled={isPending} onClick={onConfirm}>
              <PendingLabel isPending={isPending} pending={pendingAction}>
                {action}
              </PendingLabel>
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
