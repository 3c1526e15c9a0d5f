import type { ContactLineWords } from '../topics/contact-lines.js';

export const contactLines: ContactLineWords = {
  my: 'mein',
  profiles: '-?profil',
  pages: 'seite',
  of: 'von',
  instructions: 'falls |ihr(?:e|en)? |einfügen|optional',
};
