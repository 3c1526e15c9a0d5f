import { type CorrectionRequest, type ResumeFacts, type Role, wordsKey } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { correctionsQuery, useCorrect, useUndo } from '../api/corrections';
import { rulingInWords } from '../correction-in-words';
import { texts } from '../texts';

type Degree = ResumeFacts['education'][number];

/** A fact of a resume that can be corrected, as it was read. */
export type CorrectableFact =
  | { readonly about: 'role'; readonly role: Role }
  | { readonly about: 'degree'; readonly degree: Degree };

const RoleDialog = lazy(async () => ({ default: (await import('./role-dialog')).RoleDialog }));
const DegreeDialog = lazy(async () => ({
  default: (await import('./degree-dialog')).DegreeDialog,
}));

/** The correction of a fact, if there is one. */
function useOwn(fact: CorrectableFact) {
  const { data } = useQuery(correctionsQuery);
  return data?.corrections.find((one) =>
    fact.about === 'role'
      ? one.about === 'role' &&
        one.startAsRead === fact.role.start &&
        wordsKey(one.words) === wordsKey(fact.role.quote.text)
      : one.about === 'degree' && wordsKey(one.words) === wordsKey(fact.degree.quote.text),
  );
}

function removalOf(fact: CorrectableFact): CorrectionRequest {
  const ruling = { type: 'remove' } as const;
  return fact.about === 'role'
    ? {
        about: 'role',
        words: fact.role.quote.text,
        startAsRead: fact.role.start,
        ruling,
      }
    : { about: 'degree', words: fact.degree.quote.text, ruling };
}

/** Actions to correct a role or degree that was misread. */
export function CorrectFact({ fact, label }: { fact: CorrectableFact; label: string }) {
  const own = useOwn(fact);
  const { mutate, isPending } = useCorrect(null);
  const undo = useUndo(null);
  const [isEditing, setIsEditing] = useState(false);
  if (own)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 pb-2 text-small">
        <span className="min-w-0 break-words">{rulingInWords(own)}</span>
        <Button
          variant="outline"
          size="small"
          disabled={undo.isPending}
          aria-label={texts.undoOf(label)}
          onClick={() => undo.mutate(own.id)}
        >
          {texts.undo}
        </Button>
      </p>
    );
  const close = () => setIsEditing(false);
  const save = (request: CorrectionRequest) => {
    close();
    mutate(request);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 px-3 pb-2 text-small">
      <span className="text-muted">{texts.wrong}</span>
      <Button
        variant="outline"
        size="small"
        disabled={isPending}
        aria-label={texts.fact.editOf(label)}
        onClick={() => setIsEditing(true)}
      >
        {texts.fact.edit}
      </Button>
      <Button
        variant="outline"
        size="small"
        disabled={isPending}
        aria-label={texts.fact.removeOf(label)}
        onClick={() => mutate(removalOf(fact))}
      >
        {texts.fact.remove}
      </Button>
      {isEditing && (
        <Suspense fallback={null}>
          {fact.about === 'role' ? (
            <RoleDialog role={fact.role} onClose={close} onSave={save} />
          ) : (
            <DegreeDialog degree={fact.degree} onClose={close} onSave={save} />
          )}
        </Suspense>
      )}
    </div>
  );
}
