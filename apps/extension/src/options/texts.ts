import { language } from '@/language';
import { german } from './texts.de';

/** English texts of the options page. */
export const english = {
  heading: 'Rolefit: options',
  server: 'Address of your server',
  serverHint: 'Where you sign in to Rolefit. The extension speaks with this server alone.',
  save: 'Save',
  saved: 'Saved. The extension may speak with this server.',
  refused: 'Saved, but the browser has blocked access to this server. Save again, and allow it.',
};

export const texts = language === 'de' ? german : english;
