/** The language of the texts: the browser's, if we write it; else English. */
export const language: 'de' | 'en' = /^de\b/i.test(navigator.language) ? 'de' : 'en';
