import type { ContactLineWords } from '../topics/contact-lines.js';

export const contactLines: ContactLineWords = {
  my: 'my',
  profiles: 'profile',
  pages: 'page',
  of: 'of',
  instructions: 'if |your |insert |optional',
};
