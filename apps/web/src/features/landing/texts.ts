import { acceptedResumes } from '@rolefit/contracts';
import { readyThresholds, rankDecay, requirementWeights, scoreRange } from '@rolefit/scoring';

const timesInWords = ['', 'once', 'twice', 'three times', 'four times'] as const;
const times = (factor: number) => timesInWords[factor] ?? `${factor} times`;

const sharesInWords = ['', '', 'half', 'a third', 'a quarter', 'a fifth', 'a sixth'] as const;
const shareInWords = (share: number) =>
  sharesInWords[Math.round(1 / share)] ?? `${Math.round(100 * share)}%`;

/** How far a score may be off, by the number of understood requirements. */
const reachOf = (understood: number) =>
  Math.round(scoreRange.least + scoreRange.few / Math.sqrt(understood));

/** Texts of the public pages; the legal ones have separate files. */
export const texts = {
  skipToContent: 'Skip to content',
  siteNavigation: 'Site',
  footerNavigation: 'Footer',
  source: 'Source',
  sourceHint: 'code (opens in a new tab)',
  getStarted: 'Get Started',
  getExtensions: 'Get Extensions',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  signIn: 'Sign in',
  copyright: (year: number) => `© ${year} Rolefit`,

  hero: {
    badge: 'Preview Mode',
    title: 'Find Your Best Job Match in Minutes',
    lead: 'Paste a posting. See how well you fit, and exactly why.',
    getStarted: 'Get Started Free',
    howItWorks: 'How it works',
  },

  /** Heading of the points, for screen readers. */
  example: { title: 'The match point by point' },

  steps: {
    title: 'How it works',
    step: (number: number) => `Step ${number}`,
    all: [
      {
        name: 'resume',
        title: 'Upload your resume',
        text: 'One file: a PDF, a Word document or another format. Its text is read into facts: skills, roles with their dates, education, languages. Each fact keeps the line it came from.',
        alt: 'Skills that were read in a resume, each with the strength of its evidence in percent',
      },
      {
        name: 'posting',
        title: 'Scan a posting',
        text: 'Paste the posting. It is read the same way: what is required, what is preferred, and what is outside any score, such as a licence or a work permit.',
        alt: 'The scan form with a pasted posting',
      },
      {
        name: 'match',
        title: 'Read the match',
        text: 'Fixed rules make the score: same texts, same score. You see the lines behind it, what’s missing, and what would bring the most points.',
        alt: 'A match: its score in a ring, a sentence that says why, and whether it’s applicable',
      },
    ],
  } as const,

  features: {
    title: 'What you get',
    matching: {
      title: 'Smart Job Matching',
      text: 'A score for each posting, made of points that quote their lines. Same texts, same score. Every time.',
    },
    insights: {
      title: 'Resume Insights',
      text: 'See which skills your resume proves, and which it only mentions.',
    },
    dashboard: {
      title: 'Career Dashboard',
      text: 'All your scans in one place, and which to apply to next.',
    },
    gaps: {
      title: 'Skill Gap Guidance',
      text: 'What we couldn’t find in your resume: required first, biggest gains on top.',
    },
  },

  faq: {
    title: 'Questions',
    what: {
      question: 'What is Rolefit?',
      answer:
        'A tool for people who look for work. It compares your resume with job postings and shows how well they fit, and why. It never applies for you and never contacts an employer.',
    },
    score: { question: 'How is the match score calculated?' },
    free: {
      question: 'Is it free?',
      answer:
        'Yes. Rolefit is software that you can also run yourself: on one machine, without an account anywhere and without an AI key.',
    },
    resume: {
      question: 'Do I need to upload a resume?',
      answer: `For a score, yes: without a resume there is nothing to compare a posting with. You can scan postings before; they wait and are scored automatically once your resume has been read. Files may be ${acceptedResumes}, up to 5 MB.`,
    },
    hired: {
      question: 'Does it improve my chances of being hired?',
      answer:
        'Nobody can promise that. It helps you spend time on jobs that fit, and see what your resume leaves out. People decide.',
    },
  },

  closing: {
    title: 'Your resume, your next posting',
    text: 'Upload your resume once. From then on every posting takes one paste.',
    start: 'Start with your resume',
  },

  /** All numbers come from the constants of the scoring library. */
  score: {
    facts:
      'Every demand of a posting is one requirement. For each one we look for the line of your resume that shows it, and you see both lines. There are four answers:',
    verdicts: [
      {
        name: 'Found',
        text: 'Your resume, one of your titles or your own statement says so.',
      },
      {
        name: 'Partly',
        text: 'A line shows some of it, or work close to it.',
      },
      {
        name: 'Missing',
        text: 'We couldn’t find a line that shows it. That doesn’t mean you lack it.',
      },
      {
        name: 'Says otherwise',
        text: 'A line of your resume or one of your answers says the opposite.',
      },
    ],
    reader:
      'Rules find those lines by the words of both texts. An AI model, if one is set up, or an AI assistant that you connect, can then compare the two texts line by line, which also finds what is said in other words; until then the score is an estimate. Only lines of your resume count, and the score is still counted by the same rules.',
    weights: `The score is what you show of what the posting asks. A must weighs ${times(requirementWeights.must / requirementWeights.nice)} as much as a wish, and a duty of the role ${times(requirementWeights.duty / requirementWeights.nice)} as much. The most decisive requirements come first, and each further one weighs ${shareInWords(1 - rankDecay)} less than the one before.`,
    range: `The range beside a score says how sure it is. It’s wide where a posting says little: ${reachOf(readyThresholds.understood)} points either way for ${readyThresholds.understood} requirements that we understand, ${reachOf(25)} for 25. Four in five careful readers’ scores lie within it.`,
    band: (word: string, from: number) =>
      from === 0 ? `${word} below that` : `${word} from ${from}`,
    bands: (list: string) => `In words a score is ${list}.`,
    outside:
      'Conditions that decide, such as a licence or a work permit, are checked outside the number too: no score makes up for one that you don’t meet.',
    ready: `A match is marked Applicable if neither your resume nor your answers contradict a condition of the posting, if your resume or your answers mention each licence and language that it requires, if your resume shows work of the kind that the title names, if we understand at least ${readyThresholds.understood} requirements, and if the score is ${readyThresholds.overallPercent} or more.`,
  },

  legal: {
    updated: 'Last updated',
    onThisPage: 'On this page',
    readsHere: (model: string | null) =>
      model === null
        ? '**On this server the built-in analyser reads.**'
        : `**On this server the model “${model}” reads.**`,
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have been deleted, or the link is incomplete.',
    toDashboard: 'Go to the dashboard',
    toStart: 'Go to the start page',
  },
};
