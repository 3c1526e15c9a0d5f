import type { ListedNameWords } from '../topics/listed-names.js';

export const listedNames: ListedNameWords = {
  placeholders: '',
  unspacedPlaceholders: '',
  numberedPlaceholders: 'färdighet|projekt|kurs',
  functionWords: 'jag|är|mycket|också|samt|inom',
  categories: 'programmeringsspråk|programspråk|språk|databaser|verktyg|operativsystem|övrigt',
  unspacedCategories: '',
  organisations: 'universitet|högskola|kommun',
  vehicleClass: 'klass|behörighet',
  fillers: 'kunskaper|kunskap|erfarenhet|och|av|inom|goda|grundläggande',
  smallInTitles: 'och|för|av',
  purposes: 'för',
  letteredPlaceholders: 'färdighet|kunskap|verktyg',
  templateWords: String.raw`(?:ditt|din) (?:namn|titel|adress|företag|yrkestitel)(?!\p{L})|(?:företagets|skolans|utbildningens) namn\b|förnamn efternamn\b`,
  templateNotes: 'ditt?|namn|infoga|om',
  instructions: String.raw`beskriv|ange|nämn|ansvarig|ansvarade|arbetade|utvecklade|ledde|skapade|sida(?= \d)`,
  prepositions: 'och|eller|för|från|hos',
};
