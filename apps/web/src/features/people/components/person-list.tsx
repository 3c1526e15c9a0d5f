import { type Person } from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { UserRound } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { formatFullDate, formatWhen } from '@/lib/format';
import { sessionAtom } from '@/lib/session';
import { texts } from '../texts';

/** Number of people shown before "Show all". */
const shownAtFirst = 8;

function PersonRow({ person, isYou }: { person: Person; isYou: boolean }) {
  const { name, isOwner, joinedAt, note } = person;
  return (
    <li className="flex items-center gap-4 py-4">
      <UserRound className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-medium wrap-anywhere">{name ?? texts.nameless}</p>
          {isOwner && <Badge variant="outline">{texts.owner}</Badge>}
          {isYou && <Badge>{texts.you}</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-4 text-small text-muted">
          <time dateTime={joinedAt} title={formatFullDate(joinedAt)}>
            {texts.joined(formatWhen(joinedAt))}
          </time>
          {note !== null && <span className="wrap-anywhere">{texts.invitedAs(note)}</span>}
        </p>
      </div>
    </li>
  );
}

/** Who has an account, by the time that they joined. */
export function PersonList({ people }: { people: readonly Person[] }) {
  const { user } = useAtomValue(sessionAtom);
  const { shown, listId, toggle } = useCollapsible(people, shownAtFirst);
  return (
    <>
      <ul id={listId} className="divide-y">
        {shown.map((person) => (
          <PersonRow key={person.id} person={person} isYou={person.id === user?.id} />
        ))}
      </ul>
      {toggle && <CollapsibleTrigger {...toggle} texts={texts} />}
    </>
  );
}
