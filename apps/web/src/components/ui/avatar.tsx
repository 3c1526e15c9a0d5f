import { useState } from 'react';
import { cn } from '@/lib/cn';

interface AvatarProps {
  src: string | null;
  name: string;
  /** Its size, and its text's. */
  className: string;
}

/** A person's picture, fading in once it is loaded; initials until then and without one. */
export function Avatar({ src, name, className }: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null);
  const isThere = src !== null && loaded === src;
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <span className={cn('relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-medium text-accent-strong', className)}>
      {src && (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(src)}
          className={cn('absolute inset-0 size-full object-cover transition-opacity duration-200', isThere ? 'opacity-100' : 'opacity-0')}
        />
      )}
      {!isThere && <span aria-hidden="true">{initials || '?'}</span>}
    </span>
  );
}
