import { type Profile } from '@rolefit/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { readDraft } from '@/lib/drafts';
import { aboutDraft } from '../about-draft';
import { profileFields } from '../profile-fields';

// Most visits only read.
const AboutForm = lazy(async () => ({ default: (await import('./about-form')).AboutForm }));

/** What the user says about themselves; read-only until it is to be changed. */
export function AboutSection({ profile }: { profile: Profile }) {
  const [isEditing, setIsEditing] = useState(() => readDraft(aboutDraft, profile.id) !== null);
  return (
    <Card className="space-y-5 p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lead font-semibold">About User</h2>
        {!isEditing && (
          <Button variant="outline" size="small" onClick={() => setIsEditing(true)}>
            Edit Profile
          </Button>
        )}
      </div>
      {isEditing ? (
        <Suspense fallback={<div className="h-96" />}>
          <AboutForm profile={profile} onDone={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {profileFields.map(({ name, label }) => (
            <div key={name} className="min-w-0">
              <dt className="text-small text-muted">{label}</dt>
              <dd className="break-words">{profile[name] || '-'}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
