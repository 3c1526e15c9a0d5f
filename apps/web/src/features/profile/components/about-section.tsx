import { type Profile } from '@rolefit/contracts';
import { lazy, type ReactNode, Suspense } from 'react';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { safeWebUrl } from '@/lib/format';
import { type ProfileField, profileFields } from '../profile-fields';
import { texts } from '../texts';

// Lazy: most visits only read.
const AboutForm = lazy(async () => ({ default: (await import('./about-form')).AboutForm }));

interface AboutSectionProps {
  profile: Profile;
  isEditing: boolean;
  onDone: () => void;
}

function display(name: ProfileField, value: string | null): ReactNode {
  const url = name === 'blogLink' ? safeWebUrl(value) : null;
  if (url === null) return value || texts.empty;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
    >
      {url}
    </a>
  );
}

function FormShape() {
  return (
    <div className="space-y-6 pt-1">
      {profileFields.map((name) => (
        <Skeleton key={name} className="h-16 rounded-control" />
      ))}
    </div>
  );
}

/** The user's own details; read-only until editing. */
export function AboutSection({ profile, isEditing, onDone }: AboutSectionProps) {
  return (
    <Card className="space-y-5 p-6">
      <h2 className="text-lead font-semibold">{texts.title}</h2>
      {isEditing ? (
        <Suspense fallback={<FormShape />}>
          <AboutForm profile={profile} onDone={onDone} />
        </Suspense>
      ) : (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {profileFields.map((name) => (
            <div key={name} className="min-w-0 last:sm:col-span-full">
              <dt className="text-small text-muted">{texts.fields[name]}</dt>
              <dd className="break-words">{display(name, profile[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
