import { type Person } from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { UserRound } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CollapsibleTrigger, useCollapsible } from '@/components/ui/collapsible';
import { formatFullDate, formatWhen } from '@/lib/format';
import { sessionAtom } from '@/lib/session';
import { nameOf } from '../name-of';
import { texts } from '../texts';

/** Number of people shown before "Show all". */
const shownAtFirst = 8;

interface PersonRowProps {
  person: Person;
  isYou: boolean;
  onRemove: () => void;
}

function PersonRow({ person, isYou, onRemove }: PersonRowProps) {
  const id = useId();
  const { name, isOwner, joinedAt, note } = person;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <UserRound className="size-5 shrink-0 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-medium wrap-anywhere">{name ?? texts.nameless}</p>
          {isOwner && <Badge variant="outline">{texts.owner}</Badge>}
          {isYou && <Badge>{texts.you}</Badge>}
        </div>
        <p id={id} className="flex flex-wrap gap-x-4 text-small text-muted">
          <time dateTime={joinedAt} title={formatFullDate(joinedAt)}>
            {texts.joined(formatWhen(joinedAt))}
          </time>
          {note !== null && <span className="wrap-anywhere">{texts.invitedAs(note)}</span>}
        </p>
      </div>
      {!isOwner && (
        <Button
          variant="outline"
          size="small"
          aria-haspopup="dialog"
          aria-label={texts.removeNamed(nameOf(person))}
          aria-describedby={id}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      )}
    </li>
  );
}

interface PersonListProps {
  people: readonly Person[];
  onRemove: (person: Person) => void;
}

/** Who has an account, by the time that they joined. */
export function PersonList({ people, onRemove }: PersonListProps) {
  const { user } = useAtomValue(sessionAtom);
  const { shown, listId, toggle } = useCollapsible(people, shownAtFirst);
  return (
    <>
      <ul id={listId} className="divide-y">
        {shown.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isYou={person.id === user?.id}
            onRemove={() => onRemove(person)}
          />
        ))}
      </ul>
      {toggle && <CollapsibleTrigger {...toggle} texts={texts} />}
    </>
  );
}
