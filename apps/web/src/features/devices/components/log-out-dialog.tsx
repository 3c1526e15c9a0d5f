import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type LogOutTarget, useLogOutDevices } from '../api/devices';
import { deviceName } from '../device-name';
import { texts } from '../texts';

function dialogTexts(target: LogOutTarget): { title: string; description: string; action: string } {
  if (target === 'others')
    return {
      title: texts.others.title,
      description: texts.others.text,
      action: texts.logOutOthers,
    };
  if (target === 'everywhere')
    return {
      title: texts.everywhere.title,
      description: texts.everywhere.text,
      action: texts.logOutEverywhere,
    };
  const name = deviceName(target);
  return {
    title: target.kind === 'extension' ? texts.one.extensionTitle(name) : texts.one.title(name),
    description: texts.one.text,
    action: texts.logOut,
  };
}

interface LogOutDialogProps {
  target: LogOutTarget;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the user to confirm a logout. */
export function LogOutDialog({ target, onClose, onDone }: LogOutDialogProps) {
  const logOut = useLogOutDevices(onDone);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      {...dialogTexts(target)}
      pendingAction={texts.loggingOut}
      isPending={logOut.isPending}
      error={logOut.error}
      onConfirm={() => logOut.mutate(target)}
    />
  );
}
