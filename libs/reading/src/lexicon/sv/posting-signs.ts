import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: String.raw`vi söker|söker (?:en|ett|dig|nu)|vill du|välkommen till|hos oss`,
  duties: String.raw`arbetsuppgifter|om (?:tjänsten|jobbet|rollen)|du kommer att|i rollen`,
  requirements: String.raw`kvalifikationer|krav|meriterande|vi söker dig|du bör|din profil|utbildad|vi ser (?:gärna|helst)|minst \p{L}{2,5} års erfarenhet|du är van (?:vid|att)`,
  numbers: '',
  years: String.raw`år`,
  experience: String.raw`erfarenhet`,
  experienceIn: 'erfarenhet',
  applying: String.raw`ansök|skicka (?:in )?din|rekrytering`,
  terms: String.raw`heltid|deltid|tillsvidare|visstid|lön|tillträde|kollektivavtal`,
  per: String.raw`per |i `,
  times: String.raw`timme|månad|månaden|timmen`,
  law: String.raw`mångfald`,
  position: String.raw`tjänsten|anställning|befattning`,
  telling: String.raw`du har|du (?:är|arbetar|kommer|ska|bör|kan)|(?:ger|arbetar|får) du`,
};
