import type { EmployerWords } from '../topics/employers.js';

export const employers: EmployerWords = {
  ownWords: String.raw`wir|unsere?\p{L}*|bei uns|als (?:führend|einer der|international)\p{L}*`,
  addressingReader: String.raw`such\p{L}*|erwart\p{L}*|wünsch\p{L}*|brauchen|du|sie|dich`,
  narrating: String.raw`wir|unsere?\p{L}*|ist|sind|entwickelt|fertigt|bietet|gehör(?:t|en)|betreib(?:t|en)|zähl(?:t|en)|beschäftigt|steh(?:t|en)|liegt|betreut|produzier(?:t|en)|vertreibt|verwöhn(?:t|en)`,
  beingA: 'ist (?:ein|der|die)',
  companies: 'führend|unternehmen|anbieter|hersteller',
  aboutUs: String.raw`wir|unser\w*`,
  seeking: 'suchen|sucht',
  theirs: 'unsere',
  associates: '(?:[ck]o-?)?gründer(?:innen)?|kunden|partner|investoren',
  youWill: 'du wirst|sie werden|wirst du|werden sie',
  byOthers: 'von ingenieuren (?:von|aus)',
};
