import type { PartialLexicon } from '../lexicon.js';

/** Latin, in which only the filler text of templates is known. */
export const la: PartialLexicon = {
  listedNames: {
    templateWords: String.raw`lorem ipsum\b`,
    fillText: String.raw`lorem|ipsum|dolor|amet|adipiscing|consectetu\w+|donec|congue|tristique|morbi|placerat|ligula|quisque|vestibulum|suscipit|suspendisse|pellentesque|senectus|egestas|mauris|aliquam|vivamus|fusce|curabitur|aenean|phasellus|vulputate|tincidunt`,
  },
};
