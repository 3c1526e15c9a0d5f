import { Avatar as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';

interface AvatarProps {
  src: string | null;
  name: string;
  /** Its size, and its text's. */
  className: string;
}

/** A person's picture, fading in once it is loaded; initials until then and without one. */
export function Avatar({ src, name, className }: AvatarProps) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Radix.Root className={cn('relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-medium text-accent-strong', className)}>
      {src && <Radix.Image src={src} alt="" referrerPolicy="no-referrer" className="absolute inset-0 size-full animate-appear object-cover" />}
      <Radix.Fallback aria-hidden="true" delayMs={src ? 300 : 0}>
        {initials || '?'}
      </Radix.Fallback>
    </Radix.Root>
  );
}
