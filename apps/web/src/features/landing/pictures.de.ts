import matchDark from '@/assets/pictures/de/match-dark.webp';
import matchLight from '@/assets/pictures/de/match-light.webp';
import postingDark from '@/assets/pictures/de/posting-dark.webp';
import postingLight from '@/assets/pictures/de/posting-light.webp';
import resumeDark from '@/assets/pictures/de/resume-dark.webp';
import resumeLight from '@/assets/pictures/de/resume-light.webp';
import type * as english from './pictures';

export const pictures: typeof english.pictures = {
  resume: { light: resumeLight, dark: resumeDark },
  posting: { light: postingLight, dark: postingDark },
  match: { light: matchLight, dark: matchDark },
};
