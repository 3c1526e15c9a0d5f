// Made by `npm run docs`: two made-up texts, and what reading and judging them gives. Change the texts in tools/docs, not this file.
import { type MatchPoint, type Quote } from '@rolefit/contracts';

/** A posting that nobody wrote. */
export const examplePosting = "Community Nurse\nNorthlight Care, Harbour District\n\nNorthlight Care visits people at home who would otherwise have to stay in hospital. You plan your own route with a small team and know your patients by name.\n\nWhat you will do\n- Assess wounds and plan their treatment with the family doctor\n- Give injections and infusions at home\n- Teach relatives how to help\n- Keep the electronic patient record up to date\n\nRequirements\n- At least 3 years of experience in nursing\n- Wound care in daily practice\n- Patient education\n- Electronic health records\n- Danish at B2 or better\n\nNice to have\n- Palliative care";

/** A resume that nobody has. */
export const exampleResume = "Mara Lindqvist\nRegistered Nurse\n\nExperience\n\nCommunity Nurse, Northshore Home Care\nMarch 2022 – Present\n- Visit eight to ten patients a day; assess chronic wounds and plan their treatment with family doctors\n- Wound care, infusions and injections at home\n- Document every visit in electronic health records\n\nWard Nurse, St. Brigid Hospital\nAugust 2018 – February 2022\n- Surgical ward with 24 beds, responsible for medication administration\n- Taught patients and relatives before they went home\n\nEducation\nBachelor of Nursing, 2018\n\nLanguages\nSwedish (native), English (C1), Danish (B1)";

type Place = readonly [start: number, end: number];
type ExamplePoint = Omit<MatchPoint, 'postingQuote' | 'resumeQuote'> & { posting: Place; resume: Place | null };

const points: readonly ExamplePoint[] = [
  {"subScore":"skillsScore","label":"Nursing","importance":"required","credit":0.9,"points":11,"pointsPossible":12,"reason":"Your resume names Nursing; Registered nurse, which includes it, has the stronger evidence.","via":null,"posting":[425,466],"resume":[505,530]},
  {"subScore":"skillsScore","label":"Wound care","importance":"required","credit":1,"points":12,"pointsPossible":12,"reason":"Your resume shows Wound care.","via":null,"posting":[469,497],"resume":[210,254]},
  {"subScore":"skillsScore","label":"Patient education","importance":"required","credit":0.096,"points":1,"pointsPossible":12,"reason":"We could not find Patient education itself; Nursing is close to it and counts in part.","via":"Nursing","posting":[500,517],"resume":[505,530]},
  {"subScore":"skillsScore","label":"Electronic health records","importance":"required","credit":1,"points":17,"pointsPossible":17,"reason":"Your resume shows Electronic health records.","via":null,"posting":[520,545],"resume":[257,306]},
  {"subScore":"skillsScore","label":"Palliative care","importance":"preferred","credit":0,"points":0,"pointsPossible":4,"reason":"We could not find Palliative care in your resume or your list of skills.","via":null,"posting":[587,602],"resume":null},
  {"subScore":"experienceScore","label":"3 years of experience in nursing","importance":"required","credit":1,"points":14,"pointsPossible":14,"reason":"Your dated roles show 8 years and 4 months; the posting asks for 3 years.","via":null,"posting":[425,466],"resume":[45,103]},
  {"subScore":"responsibilitiesScore","label":"Assess wounds and plan their treatment with the family doctor","importance":"required","credit":1,"points":3,"pointsPossible":3,"reason":"A line of your resume shows similar work.","via":null,"posting":[229,290],"resume":[106,207]},
  {"subScore":"responsibilitiesScore","label":"Give injections and infusions at home","importance":"required","credit":1,"points":3,"pointsPossible":3,"reason":"A line of your resume shows similar work.","via":null,"posting":[293,330],"resume":[210,254]},
  {"subScore":"responsibilitiesScore","label":"Teach relatives how to help","importance":"required","credit":0.2,"points":1,"pointsPossible":3,"reason":"A line of your resume touches on it.","via":null,"posting":[333,360],"resume":[442,493]},
  {"subScore":"responsibilitiesScore","label":"Keep the electronic patient record up to date","importance":"required","credit":0.75,"points":2,"pointsPossible":3,"reason":"A line of your resume shows similar work.","via":null,"posting":[363,408],"resume":[257,306]},
  {"subScore":"titleScore","label":"Community Nurse","importance":"required","credit":1,"points":12,"pointsPossible":12,"reason":"You were Community Nurse, which is the same kind of role.","via":null,"posting":[0,15],"resume":[45,103]},
  {"subScore":"languageScore","label":"Danish B2","importance":"required","credit":0.6,"points":3,"pointsPossible":5,"reason":"Your resume names Danish B1; the posting asks for B2.","via":null,"posting":[548,570],"resume":[542,585]},
];

const quote = (text: string, [start, end]: Place): Quote => ({ text: text.slice(start, end), start, end });

/** What stands between the two. */
export const examplePoints: readonly MatchPoint[] = points.map(({ posting, resume, ...point }) => ({
  ...point,
  postingQuote: quote(examplePosting, posting),
  resumeQuote: resume === null ? null : quote(exampleResume, resume),
}));
