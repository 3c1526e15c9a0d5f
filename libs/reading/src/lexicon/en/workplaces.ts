import type { WorkplaceWords } from '../topics/workplaces.js';

export const workplaces: WorkplaceWords = {
  labels: '(?:(?:job|work|duty) )?(?:locations?|place of work|workplace|based in)',
  remote: String.raw`(?:fully|100\s?%|completely) remote|remote(?:ly)?(?:[- ](?:first|position|role|job|work|only|friendly))?|work from (?:home|anywhere)|home[- ]?office(?![- ](?:stipend|budget|allowance|equipment|set-?up|furniture|zuschuss|ausstattung))|telework(?:ing)?`,
  notRemote: String.raw`\b(?:no|not|non)[- ](?:a |eligible for |available for )?(?:fully )?(?:remote|telework)|(?:remote|telework)[^.]{0,30}\b(?:not|no)\b`,
  hybrid: String.raw`hybrid|(?:\d|one|two|three|four) days? (?:(?:a|per) week )?(?:in|from|at) (?:the|our) office|(?:\d|one|two|three|four) days? (?:a week |per week )?on[- ]?site`,
  days: 'days?',
  daysTold: 'days?',
  perWeek: String.raw`(?:a|per)\sweek`,
  atHome: 'of|from|in',
  home: 'home[- ]?office|home|remote(?: work)?|telework',
  homeFirst: 'home[- ]?office|from home|remote|telework',
  week: 'week',
  onsite: 'on[- ]?site|in[- ](?:office|person)',
  basedIn: 'based|located|position in|office in|relocate to',
  in: 'in|at|out of',
  ofPosition: 'position|role|job|you|candidate|work|this is',
  notOfPosition: String.raw`\bteams?\b|remote (?:sensing|control|site|area|location|monitor)`,
  besidePlaces: 'on[- ]?site|or|and|anywhere in(?: the)?',
};
