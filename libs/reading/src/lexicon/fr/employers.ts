import type { EmployerWords } from '../topics/employers.js';

export const employers: EmployerWords = {
  ownWords: 'nous (?:sommes|avons|travaillons|croyons|développons)|notre|nos|chez',
  addressingReader: String.raw`recherch\p{L}*|cherch\p{L}*|attend\p{L}*|vous|votre|vos`,
  narrating:
    'nous|notre|nos|conçoit|fabrique|propose|réalise|compte|emploie|dispose|investit|développe|accompagne|commercialise|exploite|regroupe|est|sont|a été',
  beingA: 'est (?:une?|le|la)',
  companies: 'leader|entreprise|acteur|groupe',
  aboutUs: 'nous|notre',
  seeking: String.raw`recherch\p{L}*|recrut\p{L}*`,
  theirs: 'nos',
  associates: '(?:co-?)?fondateurs|partenaires|clients|investisseurs',
  youWill: 'vous (?:serez|aurez|devrez)|tu (?:seras|auras|devras)',
  byOthers: "par des ingénieurs (?:de|d['’])",
};
