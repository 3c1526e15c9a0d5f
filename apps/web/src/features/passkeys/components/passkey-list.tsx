import { type Passkey } from '@rolefit/contracts';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { texts } from '../texts';
import { PasskeyRow } from './passkey-row';

/** Number of passkeys shown before "Show all". */
const shownAtFirst = 5;

interface PasskeyListProps {
  passkeys: readonly Passkey[];
  /** Host name of this server. */
  site: string;
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys, the newest first. */
export function PasskeyList({ passkeys, site, onRemove }: PasskeyListProps) {
  const { shown, listId, toggle } = useCollapsible(passkeys, shownAtFirst);
  if (passkeys.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <ul id={listId} className="divide-y">
        {shown.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isElsewhere={passkey.site !== site}
            onRemove={() => onRemove(passkey)}
          />
        ))}
      </ul>
      {toggle && <CollapsibleTrigger {...toggle} texts={texts} />}
    </>
  );
}
