import { type Device } from '@rolefit/contracts';
import { Button } from '@/components/ui/button';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { type LogOutTarget } from '../api/devices';
import { texts } from '../texts';
import { DeviceLinkDialog } from './device-link-dialog';
import { DeviceRow } from './device-row';

/** Number of devices shown before "Show all". */
const shownAtFirst = 5;

interface DeviceListProps {
  devices: readonly Device[];
  onLogOut: (target: LogOutTarget) => void;
}

function Everywhere({ onLogOut }: Pick<DeviceListProps, 'onLogOut'>) {
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-haspopup="dialog"
        onClick={() => onLogOut('others')}
      >
        {texts.logOutOthers}
      </Button>
      <Button
        variant="outlineDanger"
        size="small"
        aria-haspopup="dialog"
        onClick={() => onLogOut('everywhere')}
      >
        {texts.logOutEverywhere}
      </Button>
    </>
  );
}

/** The devices, and actions for all of them. */
export function DeviceList({ devices, onLogOut }: DeviceListProps) {
  const { shown, listId, toggle } = useCollapsible(devices, shownAtFirst);
  return (
    <>
      <ul id={listId} className="divide-y">
        {shown.map((device) => (
          <DeviceRow key={device.id} device={device} onLogOut={() => onLogOut(device)} />
        ))}
      </ul>
      {toggle && <CollapsibleTrigger {...toggle} texts={texts} />}
      {devices.some(({ kind }) => kind === 'extension') && (
        <p className="max-w-prose text-muted">{texts.extensionNote}</p>
      )}
      {devices.length === 1 && <p className="text-muted">{texts.onlyThis}</p>}
      <div className="flex flex-wrap gap-3">
        <DeviceLinkDialog />
        {devices.length > 1 && <Everywhere onLogOut={onLogOut} />}
      </div>
    </>
  );
}
