import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: String.raw`wir suchen|sucht (?:verstärkung\p{L}*|dich\p{L}*|eine?n?)`,
  duties: 'was (?:dich|sie) erwartet|das erwartet|aufgaben',
  requirements: String.raw`was (?:du|sie) mitbring\p{L}*|das bringst du|anforderungen|profil`,
  numbers: '',
  years: 'jahre',
  experience: 'erfahrung',
  experienceIn: 'erfahrung (?:in|mit)',
  applying: 'bew[ei]rb',
  terms: 'vollzeit|teilzeit|unbefristet|was wir bieten|wir bieten',
  per: 'pro ',
  times: 'stunde|monat|jahr',
  law: '',
  position: 'stelle',
  telling: String.raw`du \p{L}{2,}st|sie (?:haben|bringen)`,
};
