/** Texts of the options page. */
export const texts = {
  heading: 'Rolefit: options',
  server: 'Address of your server',
  serverHint: 'Where you sign in to Rolefit. The extension speaks with this server alone.',
  save: 'Save',
  saved: 'Saved. The extension may speak with this server.',
  refused: 'Saved, but the browser has blocked access to this server. Save again, and allow it.',
} as const;
