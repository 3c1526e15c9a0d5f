import { useAtomValue } from 'jotai';
import matchDark from '@/assets/pictures/match-dark.webp';
import matchLight from '@/assets/pictures/match-light.webp';
import postingDark from '@/assets/pictures/posting-dark.webp';
import postingLight from '@/assets/pictures/posting-light.webp';
import resumeDark from '@/assets/pictures/resume-dark.webp';
import resumeLight from '@/assets/pictures/resume-light.webp';
import { themeAtom } from '@/lib/theme';

/** Screenshots of the running product by `npm run pictures`, at twice this size. */
const size = { width: 608, height: 440 } as const;

const pictures = {
  resume: { light: resumeLight, dark: resumeDark },
  posting: { light: postingLight, dark: postingDark },
  match: { light: matchLight, dark: matchDark },
} as const;

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
