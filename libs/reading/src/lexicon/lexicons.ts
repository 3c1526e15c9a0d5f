import { ar } from './ar/index.js';
import { da } from './da/index.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { es } from './es/index.js';
import { fi } from './fi/index.js';
import { fr } from './fr/index.js';
import { he } from './he/index.js';
import { hi } from './hi/index.js';
import { it } from './it/index.js';
import { ja } from './ja/index.js';
import { ko } from './ko/index.js';
import type { PartialLexicon } from './lexicon.js';
import { la } from './la/index.js';
import { lt } from './lt/index.js';
import { nl } from './nl/index.js';
import { no } from './no/index.js';
import { pl } from './pl/index.js';
import { pt } from './pt/index.js';
import { ru } from './ru/index.js';
import { sv } from './sv/index.js';
import { tr } from './tr/index.js';
import { vi } from './vi/index.js';
import { zh } from './zh/index.js';

/** All languages that are read, by ISO 639-1. A new language is one folder and one line here. */
export const lexicons: Readonly<Record<string, PartialLexicon>> = {
  en,
  de,
  fr,
  es,
  sv,
  zh,
  ar,
  da,
  fi,
  he,
  hi,
  it,
  ja,
  ko,
  la,
  lt,
  nl,
  no,
  pl,
  pt,
  ru,
  tr,
  vi,
};
