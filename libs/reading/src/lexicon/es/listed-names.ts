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
  letteredPlaceholders: 'habilidad|competencia|herramienta|opción',
  templateWords: String.raw`(?:tu|su) (?:nombre|puesto|cargo|empresa|dirección|título|universidad)(?!\p{L})|nombre (?:de la (?:empresa|universidad)|del (?:puesto|título))(?!\p{L})|nombre apellidos?\b`,
  templateNotes: 'su|tu|nombre|inserte',
  instructions: String.raw`describa|indique|añada|mencione|responsable|encargad[oa]|trabajé|desarrollé|gestioné|dirigí|véase|página(?= \d)`,
  prepositions: 'para|del',
};
