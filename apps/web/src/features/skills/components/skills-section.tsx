import { type Skill } from '@rolefit/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SkillBadges } from './skill-badges';

// Most visits only read.
const SkillsEditor = lazy(async () => ({ default: (await import('./skills-editor')).SkillsEditor }));

/** The skills of the profile, to look at and to change. */
export function SkillsSection({ skills }: { skills: readonly Skill[] }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card id="skills" className="scroll-mt-20 space-y-5 p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lead font-semibold">Skills</h2>
        {!isEditing && (
          <Button variant="outline" size="small" onClick={() => setIsEditing(true)}>
            Edit Skills
          </Button>
        )}
      </div>
      {isEditing ? (
        <Suspense fallback={<SkillBadges skills={skills} />}>
          <SkillsEditor skills={skills} onDone={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <SkillBadges skills={skills} />
      )}
    </Card>
  );
}
