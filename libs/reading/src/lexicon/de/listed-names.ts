import type { ListedNameWords } from '../topics/listed-names.js';

export const listedNames: ListedNameWords = {
  placeholders: '',
  unspacedPlaceholders: '',
  numberedPlaceholders: '',
  functionWords: 'ich|wir|der|die|das|ein|eine|einer|sowie|sehr|ist|sind|war|wurde',
  categories: 'programmiersprachen|sprachen|datenbanken|werkzeuge|betriebssysteme|sonstiges',
  unspacedCategories: '',
  organisations: 'gmbh|universität|hochschule',
  vehicleClass: 'klasse',
  fillers: 'kenntnisse|und',
  smallInTitles: 'und|für',
  purposes: 'für|zur|zum|als',
  letteredPlaceholders: 'fähigkeit|kenntnis|werkzeug|option',
  templateWords: String.raw`ihr(?:e[nrm]?)? (?:name|position|firma|adresse|hochschule|titel)\b|(?:name|ort) (?:der|ihrer) (?:firma|hochschule|schule)\b|max mustermann\b|musterfirma\b|vorname nachname\b`,
  templateNotes: 'ihre?|name|einfügen|falls',
  instructions: String.raw`beschreiben|nennen|ergänzen|verantwortlich|zuständig|arbeitete|entwickelte|leitete|erstellte|siehe|seite(?= \d)`,
  prepositions: 'für|und|oder|bei|zur|zum|beim',
};
