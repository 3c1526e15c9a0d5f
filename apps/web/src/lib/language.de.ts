import type * as english from './language';

export const language: typeof english.language = 'de';

export const otherLanguage: typeof english.otherLanguage = { code: 'en', name: 'English' };
