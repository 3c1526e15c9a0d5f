import { type Device } from '@rolefit/contracts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { type LogOutTarget } from '../api/devices';
import { texts } from '../texts';
import { DeviceRow } from './device-row';

/** So many tell at a glance; more are a click away. */
const shownAtFirst = 5;

interface DeviceListProps {
  devices: readonly Device[];
  onLogOut: (target: LogOutTarget) => void;
}

function Everywhere({ onLogOut }: Pick<DeviceListProps, 'onLogOut'>) {
  return (
    <>
      <Button variant="outline" size="small" className="max-sm:w-full" aria-haspopup="dialog" onClick={() => onLogOut('others')}>
        {texts.logOutOthers}
      </Button>
      <Button variant="outline" size="small" className="text-danger max-sm:w-full" aria-haspopup="dialog" onClick={() => onLogOut('everywhere')}>
        {texts.logOutEverywhere}
      </Button>
    </>
  );
}

/** The devices, and what to do about all of them. */
export function DeviceList({ devices, onLogOut }: DeviceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isMore = devices.length > shownAtFirst;
  return (
    <>
      <ul className="divide-y">
        {(showsAll ? devices : devices.slice(0, shownAtFirst)).map((device) => (
          <DeviceRow key={device.id} device={device} onLogOut={() => onLogOut(device)} />
        ))}
      </ul>
      {devices.length === 1 ? (
        <p className="text-muted">{texts.onlyThis}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {isMore && (
            <Button variant="quiet" size="small" className="max-sm:w-full sm:mr-auto" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? texts.showFewer : texts.showAll(devices.length)}
            </Button>
          )}
          <Everywhere onLogOut={onLogOut} />
        </div>
      )}
    </>
  );
}
