import type { ListedNameWords } from '../topics/listed-names.js';

export const listedNames: ListedNameWords = {
  placeholders: '',
  unspacedPlaceholders: '',
  numberedPlaceholders: '',
  functionWords: '',
  categories: '',
  unspacedCategories: '',
  organisations: '',
  vehicleClass: '',
  fillers: '',
  smallInTitles: '',
  purposes: '',
  letteredPlaceholders: 'färdighet|kunskap|verktyg',
  templateWords: String.raw`(?:ditt|din) (?:namn|titel|adress|företag|yrkestitel)(?!\p{L})|(?:företagets|skolans|utbildningens) namn\b|förnamn efternamn\b`,
  templateNotes: 'ditt?|namn|infoga|om',
  instructions: String.raw`beskriv|ange|nämn|ansvarig|ansvarade|arbetade|utvecklade|ledde|skapade|sida(?= \d)`,
  prepositions: 'och|eller|för|från|hos',
};
