import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Copyable } from '@/components/ui/copyable';
import { QrCode } from '@/components/ui/qr-code';
import { Spinner } from '@/components/ui/spinner';
import { type CreateDeviceLink } from '../api/devices';
import { texts as allTexts } from '../texts';

const { link: texts } = allTexts;

interface DeviceLinkProps {
  create: CreateDeviceLink;
  onClose: () => void;
}

/** The link for another device, to scan or to copy. */
export function DeviceLink({ create: { data, error, mutate }, onClose }: DeviceLinkProps) {
  return (
    <div className="space-y-5 overflow-y-auto p-5">
      {data ? (
        <>
          <QrCode text={data.url} label={texts.qrCode} />
          <Copyable label={texts.address} copyLabel={texts.copy} text={data.url} />
          <p className="text-muted">{texts.warning}</p>
          <Button className="max-sm:w-full" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      ) : error ? (
        <LoadError what={texts.what} error={error} onRetry={() => mutate()} />
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent" /> {texts.creating}
        </p>
      )}
    </div>
  );
}
