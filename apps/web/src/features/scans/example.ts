import { type MatchPoint, type Quote } from '@rolefit/contracts';

/** A posting that nobody wrote. */
export const examplePosting = `Community nurse, Harbour District

Northlight Care visits people at home who would otherwise have to stay in hospital. You plan your own route with a small team and know your patients by name.

What you will do
Assess wounds and plan their treatment with the family doctor.
Give injections and infusions at home.
Teach relatives how to help.
Keep the electronic patient record up to date.

What we ask
At least three years of nursing practice, of which one outside a hospital.
Wound care certificate.
Sure with an electronic patient record.
Good spoken Danish.

It would be nice
Palliative care experience.
Own driving licence.`;

/** A resume that nobody has. */
export const exampleResume = `Mara Lindqvist
Registered nurse

Experience

Northshore Home Care, community nurse
March 2022 to today
Visits eight to ten patients a day; assesses and treats chronic wounds together with family doctors.
Gives infusions and injections at home.
Documents every visit in an electronic patient record.
Trained four relatives' groups in everyday care.

St. Brigid Hospital, ward nurse
August 2018 to February 2022
Surgical ward with 24 beds, responsible for medication rounds.

Education
Bachelor of Nursing, 2018
Wound care certificate, 2023

Languages
Swedish (mother tongue), English (fluent), Danish (basic)`;

function quote(text: string, words: string): Quote {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`The example does not say "${words}"`);
  return { text: words, start, end: start + words.length };
}

type ExamplePoint = Omit<MatchPoint, 'postingQuote' | 'resumeQuote' | 'via'> & { posting: string; resume: string | null };

const points: readonly ExamplePoint[] = [
  { subScore: 'skillsScore', label: 'Wound care', importance: 'required', credit: 1, points: 16, pointsPossible: 16, reason: 'A certificate and daily use in your current role.', posting: 'Wound care certificate.', resume: 'Wound care certificate, 2023' },
  { subScore: 'skillsScore', label: 'Electronic patient record', importance: 'required', credit: 1, points: 16, pointsPossible: 16, reason: 'Used in your current role since 2022.', posting: 'Sure with an electronic patient record.', resume: 'Documents every visit in an electronic patient record.' },
  { subScore: 'skillsScore', label: 'Palliative care', importance: 'preferred', credit: 0, points: 0, pointsPossible: 8, reason: 'We could not find it in your resume. If you have it, a line with where and when would count.', posting: 'Palliative care experience.', resume: null },
  { subScore: 'experienceScore', label: '3 years of nursing', importance: 'required', credit: 1, points: 22, pointsPossible: 22, reason: 'Two dated nursing roles, the present one outside a hospital.', posting: 'At least three years of nursing practice, of which one outside a hospital.', resume: 'March 2022 to today' },
  { subScore: 'responsibilitiesScore', label: 'Assess wounds and plan treatment', importance: 'required', credit: 1, points: 7, pointsPossible: 7, reason: 'A line of your current role says the same.', posting: 'Assess wounds and plan their treatment with the family doctor.', resume: 'assesses and treats chronic wounds together with family doctors.' },
  { subScore: 'responsibilitiesScore', label: 'Injections and infusions at home', importance: 'required', credit: 1, points: 7, pointsPossible: 7, reason: 'A line of your current role says the same.', posting: 'Give injections and infusions at home.', resume: 'Gives infusions and injections at home.' },
  { subScore: 'responsibilitiesScore', label: 'Teach relatives', importance: 'required', credit: 1, points: 7, pointsPossible: 7, reason: 'You have trained relatives in groups.', posting: 'Teach relatives how to help.', resume: "Trained four relatives' groups in everyday care." },
  { subScore: 'titleScore', label: 'Community nurse', importance: 'required', credit: 1, points: 9, pointsPossible: 9, reason: 'The title of your current role.', posting: 'Community nurse, Harbour District', resume: 'Northshore Home Care, community nurse' },
  { subScore: 'languageScore', label: 'Danish', importance: 'required', credit: 0.4, points: 3, pointsPossible: 8, reason: 'The posting asks for good spoken Danish; your resume says basic.', posting: 'Good spoken Danish.', resume: 'Danish (basic)' },
];

/** What would stand between the two; the points sum to 87 of 100. */
export const examplePoints: readonly MatchPoint[] = points.map(({ posting, resume, ...point }) => ({
  ...point,
  via: null,
  postingQuote: quote(examplePosting, posting),
  resumeQuote: resume === null ? null : quote(exampleResume, resume),
}));
