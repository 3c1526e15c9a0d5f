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
};
