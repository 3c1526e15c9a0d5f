import type { NoDemandWords } from '../topics/no-demands.js';

export const noDemands: NoDemandWords = {
  seeking: 'söker|letar efter|rekryterar|anställer|behöver (?:nu )?förstärka',
  anybody: String.raw`medarbetare|kolleg(?:a|or)|personer|personal|talanger`,
  beyondTitle: String.raw`som|med|kunskap(?:er)?|utbildad|du|dig`,
  beyondTitleEndings: 'erfarenhet',
  selves: String.raw`vi|vår[at]?`,
  selvesAsking: String.raw`sök\p{L}*|letar|förvänt\p{L}*|behöver|kräver|gärna|din|ditt|dina|du|dig`,
  joining: String.raw`(?:kommer (?:att|du att)|blir du|du blir) (?:bli |vara )?(?:en )?(?:viktig )?(?:del av|ingå)`,
  training: String.raw`(?:(?:för|eftersom) )?(?:vi (?:\p{L}+ )?(?:lär upp|lär|utbildar|introducerar) dig|(?:du får|vi ger dig|vi erbjuder) (?:\p{L}+ ){0,4}(?:utbildning|introduktion|upplärning)|(?:utbildning|introduktion|upplärning) (?:\p{L}+ ){0,2}(?:ges|ingår|erbjuds))`,
  newcomers: String.raw`nyexaminerade?|nyutexaminerade?|karriärbytare|pensionärer`,
  welcoming: String.raw`välkomna|välkommen`,
  questions: String.raw`(?:vad|varför|hur|vem|vilka|var|när|låter|intresserad|redo|nyfiken|vill du|är du (?:intresserad|redo|nyfiken)|söker du)`,
  invitations: String.raw`(?:detta|det här|här) är (?:din|en|ett) (?:\p{L}+ )?(?:chans|möjlighet|tillfälle)|om du (?:\p{L}+ ){0,3}(?:söker|letar|intresserad)|välkommen|bli en del|kom och`,
};
