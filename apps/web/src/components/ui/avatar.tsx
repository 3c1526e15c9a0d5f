import { Avatar as Radix } from 'radix-ui';
import { cn } from '@/lib/cn';

interface AvatarProps {
  src: string | null;
  name: string;
  className?: string;
}

/** A person's picture, fading in once it is loaded; initials until then and without one. */
export function Avatar({ src, name, className }: AvatarProps) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <Radix.Root className={cn('relative grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft text-small font-medium text-accent-strong', className)}>
      {src && <Radix.Image src={src} alt="" referrerPolicy="no-referrer" className="absolute inset-0 size-full animate-appear object-cover" />}
      <Radix.Fallback delayMs={src ? 300 : 0}>{initials || '?'}</Radix.Fallback>
    </Radix.Root>
  );
}
