import { type Passkey } from '@rolefit/contracts';
import { Fingerprint } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { UsageTimes } from '@/components/ui/usage-times';
import { texts } from '../texts';
import { RenamePasskey } from './rename-passkey';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Whether it is for another server. */
  isElsewhere: boolean;
  onRemove: () => void;
}

/** One passkey with its last use; it can be renamed and removed. */
export function PasskeyRow({ passkey, isElsewhere, onRemove }: PasskeyRowProps) {
  const id = useId();
  const [isNaming, setIsNaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  // The form takes the place of the button that opened it.
  useEffect(() => {
    if (wasNaming.current && !isNaming) rename.current?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  const { name, site, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Fingerprint className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        {isNaming ? (
          <RenamePasskey passkey={passkey} onDone={() => setIsNaming(false)} />
        ) : (
          <p className="font-medium wrap-anywhere">{name}</p>
        )}
        {isElsewhere && <Badge variant="quiet">{texts.elsewhere(site)}</Badge>}
        <UsageTimes id={id} createdAt={createdAt} lastUsedAt={lastUsedAt} texts={texts} />
      </div>
      {!isNaming && (
        <div className="flex flex-wrap gap-3">
          <Button
            ref={rename}
            variant="outline"
            size="small"
            aria-label={texts.renameNamed(name)}
            onClick={() => setIsNaming(true)}
          >
            {texts.rename}
          </Button>
          <Button
            variant="outline"
            size="small"
            aria-haspopup="dialog"
            aria-label={texts.removeNamed(name)}
            aria-describedby={id}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
