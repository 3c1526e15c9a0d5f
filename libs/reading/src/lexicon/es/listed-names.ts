import type { ListedNameWords } from '../topics/listed-names.js';

export const listedNames: ListedNameWords = {
  placeholders: 'categor[ií]a|tema|idioma|logro|título',
  unspacedPlaceholders: '',
  numberedPlaceholders: 'logro|tema|idioma|categoría',
  functionWords: 'los|las|una|es|son|fue|como|más|muy|mi|mis',
  categories: 'lenguajes|herramientas|otros|idiomas',
  unspacedCategories: '',
  organisations: 'universidad',
  vehicleClass: 'categoría|clase',
  fillers: 'y|de|la',
  smallInTitles: 'y',
  purposes: 'para|como',
};
