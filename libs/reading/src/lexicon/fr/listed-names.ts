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
  letteredPlaceholders: 'compétence|outil|logiciel|option',
  templateWords: String.raw`votre (?:nom|prénom|poste|entreprise|adresse|titre|université)(?!\p{L})|(?:intitulé|titre) du (?:poste|diplôme)(?!\p{L})|nom de (?:l['’](?:entreprise|école|université)|la société)(?!\p{L})|prénom nom\b`,
  templateNotes: 'votre|nom|insérez|si',
  instructions:
    'décrivez|indiquez|ajoutez|mentionnez|responsable|chargée?|travaillé|développé|géré|créé|dirigé|voir|page',
  prepositions: 'pour|avec|chez',
};
