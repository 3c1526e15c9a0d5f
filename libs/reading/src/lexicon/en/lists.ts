import type { ListWords } from '../topics/lists.js';

export const lists: ListWords = {
  oneOf: '(?:at least |any )?one(?: or (?:more|several))? (?:of|from)|either(?: of)?|any of',
  someOf: '(?:at least )?(?:two|three|four|several|some|most|many)(?: or (?:more|all))? of',
  notNeeded:
    "(?:do not|don['’]t|doesn['’]t) (?:need|require|have to)|not (?:required|needed|necessary)",
};
