import { useState } from 'react';
import { cn } from '@/lib/cn';
import { Skeleton } from './skeleton';

interface AvatarProps {
  src: string | null;
  name: string;
  /** Its size, and its text's. */
  className: string;
}

/** Profile picture: a placeholder until it has loaded; initials without a picture or when it fails to load. */
export function Avatar({ src, name, className }: AvatarProps) {
  const [outcome, setOutcome] = useState<{ src: string; isThere: boolean } | null>(null);
  const known = outcome?.src === src ? outcome : null;
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const hasPicture = src !== null && known?.isThere !== false;
  return (
    <span
      className={cn(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-medium text-accent-strong',
        className,
      )}
    >
      {hasPicture && known === null && <Skeleton className="absolute inset-0" />}
      {hasPicture ? (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={() => setOutcome({ src, isThere: true })}
          onError={() => setOutcome({ src, isThere: false })}
          className={cn(
            'absolute inset-0 size-full object-cover transition-opacity duration-200',
            known === null ? 'opacity-0' : 'opacity-100',
          )}
        />
      ) : (
        <span aria-hidden="true">{initials || '?'}</span>
      )}
    </span>
  );
}
