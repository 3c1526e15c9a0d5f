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
};
