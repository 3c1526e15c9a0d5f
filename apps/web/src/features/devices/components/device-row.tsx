import { type Device } from '@rolefit/contracts';
import { Monitor, Puzzle, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatFullDate, formatWhen } from '@/lib/format';
import { deviceName } from '../device-name';
import { texts } from '../texts';

const phones: ReadonlySet<string | null> = new Set(['Android', 'iOS']);

function DeviceIcon({ device: { kind, system } }: { device: Device }) {
  const Icon = kind === 'extension' ? Puzzle : phones.has(system) ? Smartphone : Monitor;
  return <Icon className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden="true" />;
}

/** One device with its sign-in and last use; others can be logged out. */
export function DeviceRow({ device, onLogOut }: { device: Device; onLogOut: () => void }) {
  const id = useId();
  const { kind, isThis, signedInAt, lastUsedAt } = device;
  const name = deviceName(device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <DeviceIcon device={device} />
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-medium wrap-anywhere">{name}</p>
          {kind === 'extension' && <Badge variant="outline">{texts.extension}</Badge>}
          {isThis && <Badge>{texts.thisDevice}</Badge>}
        </div>
        <p id={id} className="flex flex-wrap gap-x-4 text-small text-muted">
          <time dateTime={signedInAt} title={formatFullDate(signedInAt)}>
            {texts.signedIn(formatWhen(signedInAt))}
          </time>
          {isThis ? (
            <span>{texts.inUse}</span>
          ) : (
            <time dateTime={lastUsedAt} title={formatFullDate(lastUsedAt)}>
              {texts.lastUsed(formatWhen(lastUsedAt))}
            </time>
          )}
        </p>
      </div>
      {!isThis && (
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          aria-label={kind === 'extension' ? texts.logOutExtension(name) : texts.logOutOf(name)}
          aria-describedby={id}
          onClick={onLogOut}
        >
          {texts.logOut}
        </Button>
      )}
    </li>
  );
}
