import type { ContactLineWords } from '../topics/contact-lines.js';

export const contactLines: ContactLineWords = {
  my: 'mi',
  profiles: 'perfil',
  pages: 'página',
  of: 'de',
  instructions: 'si |su |sus |inserte |opcional',
};
