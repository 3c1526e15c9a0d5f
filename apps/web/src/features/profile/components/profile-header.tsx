import { type Profile } from '@rolefit/contracts';
import { type Ref } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { safeWebUrl } from '@/lib/format';
import { texts } from '../texts';

interface ProfileHeaderProps {
  profile: Profile;
  isEditing: boolean;
  onToggle: () => void;
  /** The toggle, which receives the focus when editing ends. */
  toggleRef: Ref<HTMLButtonElement>;
}

/** The user's name, and the button to edit the profile. */
export function ProfileHeader({ profile, isEditing, onToggle, toggleRef }: ProfileHeaderProps) {
  const name = profile.name ?? profile.githubUsername ?? texts.nobody;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar src={safeWebUrl(profile.avatar)} name={name} className="size-16 text-lead" />
      <div className="min-w-0 flex-1">
        <h1 className="text-heading font-semibold break-words">{name}</h1>
        {profile.bio && <p className="max-w-prose break-words text-muted">{profile.bio}</p>}
        {profile.githubUsername && (
          <a
            href={`https://github.com/${encodeURIComponent(profile.githubUsername)}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-small font-medium break-words text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
          >
            {texts.githubLink(profile.githubUsername)}
          </a>
        )}
      </div>
      <Button
        ref={toggleRef}
        variant="outline"
        size="small"
        aria-pressed={isEditing}
        onClick={onToggle}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
      >
        {texts.edit}
      </Button>
    </header>
  );
}
