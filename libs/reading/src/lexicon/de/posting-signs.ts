import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: String.raw`wir suchen|sucht (?:verstärkung\p{L}*|dich\p{L}*|eine?n?)|wir (?:brauchen|stellen ein)|suchen wir|gesucht|verstärken sie`,
  duties: String.raw`was (?:dich|sie) erwartet|das erwartet|aufgaben|ihre tätigkeit(?:en)?|deine tätigkeit(?:en)?|das erwartet (?:dich|sie)`,
  requirements: String.raw`was (?:du|sie) mitbring\p{L}*|das bringst du|anforderungen|profil|das bringen sie mit|voraussetzungen|wir erwarten|wünschenswert|idealerweise`,
  numbers: '',
  years: 'jahre',
  experience: 'erfahrung',
  experienceIn: 'erfahrung (?:in|mit)',
  applying: 'bew[ei]rb',
  terms: String.raw`vollzeit|teilzeit|unbefristet|was wir bieten|wir bieten|das bieten wir|urlaubstage|tage urlaub|befristet|eintrittstermin|minijob|tarif\p{L}*`,
  per: 'pro ',
  times: 'stunde|monat|jahr',
  law: '',
  position: String.raw`stelle|zum nächstmöglichen zeitpunkt|ab sofort`,
  telling: String.raw`du \p{L}{2,}st|sie (?:haben|bringen)|(?:ihre|deine) (?:aufgaben|bewerbung|chance)`,
};
