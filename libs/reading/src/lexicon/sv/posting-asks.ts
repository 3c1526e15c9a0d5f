import type { PostingAskWords } from '../topics/posting-asks.js';

export const postingAsks: PostingAskWords = {
  beforeNames: String.raw`(?<![\p{L}])(?:avdelning(?:en)?|institution(?:en)?|fakulteten)(?: för)?`,
  colleagues: String.raw`(?:samarbet\p{L}+|samverka\p{L}*|kommunicera\p{L}*|kontakt) med|kontaktperson för|stötta|stöd till`,
  superiors: String.raw`under (?:ledning|överinseende) av|rapportera(?:r|nde)? (?:direkt )?till`,
  ofReader:
    'du (?:har|är|kan|ska|bör|kommer)|ditt|dina|sökande|kandidater|erfarenhet av|kunskaper|krav',
  asking:
    'du (?:har|är|kan|ska|bör|kommer)|ditt|dina|vi söker|sökande|kandidater|erfarenhet|kunskaper|utbildning|legitimation|krav|meriterande',
  ofCandidate:
    '(?:den|rätt) (?:ideala )?(?:kandidaten|kandidat|person)|(?:den )?sökande (?:ska|bör|måste)|du (?:måste|ska|bör) (?:ha|kunna|vara)',
  demand: String.raw`(?<![\p{L}])du (?:behärskar|har (?:tidigare |god |goda |flera års )?(?:erfarenhet|kunskap|kunskaper|utbildning|vana))(?![\p{L}])|(?<![\p{L}])(?:vi söker (?:dig|någon|en person)|vi ser gärna|vi förväntar oss|du är (?:en )?(?:utbildad|legitimerad|examinerad|behörig|van)|du har (?:bevis|legitimation|en examen))(?![\p{L}])`,
  demandOpening: String.raw`^(?:(?:god|goda|gedigen|tidigare|dokumenterad|flera års|mycket goda) ){1,2}(?:erfarenhet|kunskaper|kunskap|vana)(?![\p{L}])`,
};
