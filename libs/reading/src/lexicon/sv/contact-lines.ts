import type { ContactLineWords } from '../topics/contact-lines.js';

export const contactLines: ContactLineWords = {
  my: 'min',
  profiles: '-?profil',
  pages: 'sida',
  of: 'av',
  instructions: 'om |din |ditt |dina |infoga |valfritt',
};
