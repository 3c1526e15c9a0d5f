import { useAtomValue } from 'jotai';
import { themeAtom } from '@/lib/theme';
import { pictures } from '../pictures';

/** Screenshots of the running product by `npm run pictures`, at twice this size. */
const size = { width: 608, height: 440 } as const;

/** A screenshot in the page's colour scheme; fixed dimensions avoid a layout shift. */
export function ProductPicture({ name, alt }: { name: keyof typeof pictures; alt: string }) {
  const theme = useAtomValue(themeAtom);
  const { light, dark } = pictures[name];
  return (
    <picture>
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img
        src={theme === 'dark' ? dark : light}
        alt={alt}
        {...size}
        loading="lazy"
        decoding="async"
        className="h-auto w-full max-w-[38rem] rounded-card border bg-surface [mask-image:linear-gradient(black_82%,transparent)]"
      />
    </picture>
  );
}
