import type { ListedNameWords } from '../topics/listed-names.js';

export const listedNames: ListedNameWords = {
  placeholders: '',
  unspacedPlaceholders: '',
  numberedPlaceholders: '',
  functionWords: 'je|nous|les|une|est|sont|dans|avec|aussi|que|qui',
  categories: 'langages|outils|logiciels|autres|langues',
  unspacedCategories: '',
  organisations: String.raw`s\.a|université`,
  vehicleClass: 'catégorie|permis',
  fillers: 'et',
  smallInTitles: 'de|des|du|la|et',
  purposes: 'pour',
};
