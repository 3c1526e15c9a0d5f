import type { ContactLineWords } from '../topics/contact-lines.js';

export const contactLines: ContactLineWords = {
  my: 'mon',
  profiles: 'profil',
  pages: 'page',
  of: 'sur|de',
  instructions: 'si |votre |vos |insérez |facultatif|optionnel',
};
