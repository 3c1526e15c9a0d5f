import { type Translation } from '@/lib/translation';
import type * as english from './texts';

export const texts: Translation<typeof english.texts> = {
  title: 'Deine Lebensläufe',
  fitsBest: (name) => `Am besten passt ${name}.`,
  applyWith: (name) => `Bewirb dich mit ${name}. Das passt besser als dein Standard-Lebenslauf.`,
  applyWithEither: (name, other) =>
    `Bewirb dich mit ${name}. Dein Standard-Lebenslauf, ${other}, passt etwa gleich gut.`,
  ifYouApply: (name) =>
    `Wenn du dich bewirbst, dann mit ${name}, nicht mit dem Standard-Lebenslauf.`,
  aboutAsWell: 'passt etwa gleich gut',
  lacks: (requirements) => `es fehlt: ${requirements.join('; ')}`,
  estimate: 'eine Schätzung',
  estimateLacks: (requirements) => `eine Schätzung, es fehlt: ${requirements.join('; ')}`,
};
