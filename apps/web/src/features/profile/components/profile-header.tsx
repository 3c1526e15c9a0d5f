import { type Profile } from '@rolefit/contracts';
import { Avatar } from '@/components/ui/avatar';
import { safeWebUrl } from '@/lib/format';

/** Who this is. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const name = profile.name ?? profile.githubUsername ?? 'You';
  return (
    <header className="flex items-center gap-5">
      <Avatar src={safeWebUrl(profile.avatar)} name={name} className="size-16 text-lead" />
      <div className="min-w-0">
        <h1 className="text-heading font-semibold break-words">{name}</h1>
        {profile.bio && <p className="max-w-prose text-muted">{profile.bio}</p>}
        {profile.githubUsername && (
          <a
            href={`https://github.com/${encodeURIComponent(profile.githubUsername)}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-small font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
          >
            github.com/{profile.githubUsername}
          </a>
        )}
      </div>
    </header>
  );
}
