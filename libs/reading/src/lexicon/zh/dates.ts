import type { PartialLexicon } from '../lexicon.js';

const present = '至今|现在|今|目前|現在';

export const dates: PartialLexicon['dates'] = {
  present,
  unspacedPresent: present,
  to: '至|到',
  since: '自|从',
  scriptDates: String.raw`(?:19[5-9]\d|20[0-4]\d)\s?年(?:\s?(?:1[0-2]|0?[1-9])\s?月(?:\s?(?:份|底|初|[0-3]?\d\s?日))?)?`,
  counted: '年|月',
};
