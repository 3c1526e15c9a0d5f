import matchDark from '@/assets/pictures/en/match-dark.webp';
import matchLight from '@/assets/pictures/en/match-light.webp';
import postingDark from '@/assets/pictures/en/posting-dark.webp';
import postingLight from '@/assets/pictures/en/posting-light.webp';
import resumeDark from '@/assets/pictures/en/resume-dark.webp';
import resumeLight from '@/assets/pictures/en/resume-light.webp';

/** Addresses of the screenshots that `npm run pictures` takes. */
export const pictures = {
  resume: { light: resumeLight, dark: resumeDark },
  posting: { light: postingLight, dark: postingDark },
  match: { light: matchLight, dark: matchDark },
} as const;
