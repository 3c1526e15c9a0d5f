import { type PersonalToken } from '@rolefit/contracts';
import { useState } from 'react';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { texts } from '../texts';
import { TokenRow } from './token-row';

/** Number of tokens shown before "Show all". */
const shownAtFirst = 5;

interface TokenListProps {
  tokens: readonly PersonalToken[];
  onRevoke: (token: PersonalToken) => void;
}

/** The tokens, the newest first. */
export function TokenList({ tokens, onRevoke }: TokenListProps) {
  const [openedAt] = useState(Date.now);
  const { shown, listId, toggle } = useCollapsible(tokens, shownAtFirst);
  if (tokens.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <>
      <ul id={listId} className="divide-y">
        {shown.map((token) => (
          <TokenRow
            key={token.id}
            token={token}
            isExpired={token.expiresAt !== null && Date.parse(token.expiresAt) <= openedAt}
            onRevoke={() => onRevoke(token)}
          />
        ))}
      </ul>
      {toggle && <CollapsibleTrigger {...toggle} texts={texts} />}
    </>
  );
}
