/** Texts of the help on keys. */
export const texts = {
  keyNames: [
    { key: 'j', meaning: 'Next match' },
    { key: 'k', meaning: 'Previous match' },
    { key: 'Enter', meaning: 'Open the match at the side' },
    { key: 's', meaning: 'Save, or remove from saved jobs' },
    { key: 'e', meaning: 'Not for me: archive, or move back' },
    { key: '/', meaning: 'Search' },
    { key: '?', meaning: 'Show these keys' },
    { key: 'Esc', meaning: 'Close' },
  ],
  keysOn: 'Use single keys on this screen',
};
