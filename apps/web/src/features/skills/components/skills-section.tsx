import { type Profile } from '@rolefit/contracts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { readDraft } from '@/lib/drafts';
import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { useUpdateSkills } from '../api/update-skills';
import { skillsDraft } from '../skill-draft';
import { texts } from '../texts';
import { SkillBadges } from './skill-badges';

// Lazy: most visits only read.
const SkillsEditor = lazy(async () => ({
  default: (await import('./skills-editor')).SkillsEditor,
}));

/** Shows and edits the skills of the profile. Changes are optimistic; on an error the editor reopens with its draft. */
export function SkillsSection({
  profile: { id, skills },
}: {
  profile: Pick<Profile, 'id' | 'skills'>;
}) {
  const [isEditing, setIsEditing] = useState(() => readDraft(skillsDraft, id) !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const update = useUpdateSkills({
    onSaved: () => toast.success(texts.saved),
    onFailed: (error) => {
      setIsEditing(true);
      if (!isHere.current) toast.error(texts.notSavedAway, { description: errorText(error) });
    },
  });
  const close = () => {
    setIsEditing(false);
    // The button is rendered in the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Card id="skills" className="scroll-mt-20 space-y-5 p-6">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 className="text-lead font-semibold">{texts.title}</h2>
        {!isEditing && (
          <Button
            ref={opener}
            variant="outline"
            size="small"
            disabled={update.isPending}
            onClick={() => setIsEditing(true)}
          >
            {texts.edit}
          </Button>
        )}
      </div>
      {isEditing ? (
        <Suspense fallback={<SkillBadges skills={skills} />}>
          <SkillsEditor
            userId={id}
            skills={skills}
            error={update.error}
            onSave={(wanted) => {
              close();
              update.mutate(wanted);
            }}
            onClose={() => {
              update.reset();
              close();
            }}
          />
        </Suspense>
      ) : (
        <SkillBadges skills={skills} />
      )}
    </Card>
  );
}
