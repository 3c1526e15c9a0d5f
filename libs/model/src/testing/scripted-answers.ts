import { emptyPostingAnswer, emptyResumeAnswer } from '@rolefit/reading/testing';

/** Answer of a competent model about `resumes.software` of `@rolefit/testing`. */
export const resumeAnswer = {
  ...emptyResumeAnswer,
  roles: [
    {
      title: 'Senior Front-end Developer',
      employer: 'Fjordbank AS',
      start: '2021-03',
      end: null,
      isCurrent: true,
      quote: 'Senior Front-end Developer, Fjordbank AS, Bergen',
    },
  ],
  skills: [
    {
      name: 'React',
      quotes: [
        '- Built the customer portal with React, TypeScript and Redux for 400,000 customers',
      ],
    },
  ],
};

/** Its answer about `postings.frontend`. */
export const postingAnswer = {
  ...emptyPostingAnswer,
  title: { text: 'Senior Front-end Developer', quote: 'Senior Front-end Developer' },
  skills: [
    {
      name: 'React',
      importance: 'required',
      years: 4,
      group: null,
      quote: 'At least 4 years of experience with JavaScript and React',
    },
  ],
  duties: [{ quote: 'Build and maintain web applications with React and TypeScript' }],
};

/** Its answer to a request with this JSON Schema. */
export function answerTo(schemaName: string | null): unknown {
  return schemaName === 'resume_facts' ? resumeAnswer : postingAnswer;
}
