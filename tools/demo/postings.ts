import { type ErrorCode } from '@rolefit/contracts';

/** The content of a posting. */
export interface PostingDraft {
  readonly company: string;
  readonly title: string;
  readonly place: string;
  readonly about: string;
  readonly duties: readonly string[];
  readonly required: readonly string[];
  readonly preferred: readonly string[];
}

/** What happens to a posting in the demo account. */
interface DemoState {
  /** When it was scanned. */
  readonly daysAgo: number;
  readonly saved?: { readonly stage: string; readonly note: string };
  readonly failure?: ErrorCode;
}

/** A posting as the API takes it. */
export interface DemoPosting extends DemoState {
  readonly jobId: string;
  readonly companyName: string;
  readonly url: string;
  readonly jobDescription: string;
}

/** Postings of fictitious employers, of several professions, for the demo account. */
const drafts: readonly (PostingDraft & DemoState)[] = [
  {
    company: 'Harbourlight Software',
    title: 'Senior Front-end Developer',
    place: 'Bergen',
    daysAgo: 0,
    saved: {
      stage: 'interview',
      note: 'Second talk on Thursday at 10. Ask about the team and the release rhythm.',
    },
    about: 'We make planning software that ports in eleven countries work with every day.',
    duties: [
      'Build the web client with React and TypeScript',
      'Review code and mentor two younger developers',
      'Write automated tests for what you build',
    ],
    required: [
      'At least 5 years of experience with React',
      'TypeScript',
      'Experience with Jest or Playwright',
      'Fluent English',
    ],
    preferred: ['Figma', 'GraphQL'],
  },
  {
    company: 'Lanternfish Logistics',
    title: 'Full-stack Developer',
    place: 'Rotterdam',
    daysAgo: 0,
    saved: {
      stage: 'applied',
      note: 'Applied through their page; answer promised within two weeks.',
    },
    about: 'Lanternfish plans the routes of two hundred delivery vans.',
    duties: [
      'Develop services in Node.js and screens in React',
      'Keep the PostgreSQL database quick',
      'Share the on-call week with five colleagues',
    ],
    required: [
      '3 years of experience with Node.js',
      'React',
      'PostgreSQL',
      'Docker',
      'Fluent English',
    ],
    preferred: ['Kubernetes', 'Dutch'],
  },
  {
    company: 'Cobalt Maps',
    title: 'Front-end Engineer, Maps',
    place: 'Zurich',
    daysAgo: 1,
    saved: { stage: 'saved', note: '' },
    about: 'Cobalt draws maps that mountain rescue teams rely on.',
    duties: [
      'Draw large maps in the browser without a stutter',
      'Measure and improve loading times',
      'Work with designers in Figma',
    ],
    required: ['TypeScript', 'WebGL', 'Strong knowledge of browser performance', 'German at B2'],
    preferred: ['Rust', 'React'],
  },
  {
    company: 'Saint Elwin Medical Center of the Lower Valley and Adjacent Counties',
    title: 'Intensive Care Nurse',
    place: 'Columbus',
    daysAgo: 1,
    about: 'Our intensive care unit has 24 beds and a team that stays.',
    duties: [
      'Care for ventilated patients',
      'Administer medication after protocol',
      'Support families in hard hours',
    ],
    required: [
      'Registered Nurse licence',
      'ACLS certificate',
      '2 years of experience in intensive care',
    ],
    preferred: ['CCRN'],
  },
  {
    company: 'Quillon Studios',
    title: 'Web Developer',
    place: 'Remote in Europe',
    daysAgo: 2,
    saved: { stage: 'offer', note: 'Offer until the end of the month. Compare with Harbourlight.' },
    about: 'A studio of fourteen that builds sites for museums and theatres.',
    duties: [
      'Build accessible sites with HTML, CSS and JavaScript',
      'Turn designs from Figma into components',
      'Look after what we have launched',
    ],
    required: ['HTML, CSS and JavaScript', 'Experience with accessibility, WCAG 2.1', 'Git'],
    preferred: ['Vue.js', 'Sass'],
  },
  {
    company: 'Brightwater Bank',
    title: 'Platform Engineer',
    place: 'Oslo',
    daysAgo: 3,
    about: 'Brightwater moves its core systems to Kubernetes, one by one.',
    duties: [
      'Run our Kubernetes clusters',
      'Automate with Terraform',
      'Be on call every fifth week',
    ],
    required: ['4 years of experience with Kubernetes', 'Terraform', 'AWS', 'Norwegian'],
    preferred: ['Go', 'Prometheus'],
  },
  {
    company: 'Oakhurst Academy',
    title: 'Mathematics Teacher',
    place: 'Leeds',
    daysAgo: 3,
    about: 'A school of nine hundred pupils with small classes.',
    duties: [
      'Teach mathematics to years 7 to 11',
      'Plan lessons with your department',
      'Lead a form group',
    ],
    required: [
      "Bachelor's degree in mathematics",
      'Qualified teacher status',
      'Experience in teaching',
    ],
    preferred: ['Physics'],
  },
  {
    company: 'Pinecrest Analytics',
    title: 'Data Analyst',
    place: 'Remote',
    daysAgo: 4,
    saved: { stage: 'rejected', note: 'They went with somebody who knows dbt. Friendly feedback.' },
    about: 'Pinecrest tells hospitals where their beds will be short next week.',
    duties: [
      'Write SQL and build dashboards',
      'Explain numbers to people who run wards',
      'Keep the data model tidy',
    ],
    required: ['SQL', 'Python', 'Tableau or Power BI', '2 years of experience in data analysis'],
    preferred: ['dbt'],
  },
  {
    company: 'Fernhill Foods',
    title: 'Quality Manager',
    place: 'Cork',
    daysAgo: 5,
    about: 'We bake for four hundred shops.',
    duties: ['Lead audits after HACCP', 'Train the shifts', 'Handle complaints to their end'],
    required: ['HACCP', 'ISO 9001', '5 years of experience in food production'],
    preferred: ['Lean'],
  },
  {
    company: 'Merrow Energy',
    title: 'Electrician',
    place: 'Aberdeen',
    daysAgo: 6,
    about: 'Merrow keeps three wind farms turning.',
    duties: [
      'Maintain turbines and switchgear',
      'Find and mend faults',
      'Write a clean report of each job',
    ],
    required: ['Qualified electrician', 'Driving licence', 'Fit for work at height'],
    preferred: ['High voltage permit'],
  },
  {
    company: 'Tallow & Finch',
    title: 'Junior Front-end Developer',
    place: 'Bergen',
    daysAgo: 8,
    saved: { stage: 'saved', note: '' },
    about: 'An agency of twenty people for shops and small brands.',
    duties: [
      'Build pages with HTML, CSS and JavaScript',
      'Help our customers with their content',
      'Learn React with us',
    ],
    required: ['HTML and CSS', 'JavaScript', 'Norwegian or English'],
    preferred: ['React', 'Figma'],
  },
  {
    company: 'Northgate Insurance',
    title: 'Product Manager',
    place: 'Copenhagen',
    daysAgo: 9,
    about: 'Northgate insures what moves: cars, bikes, boats.',
    duties: [
      'Own the roadmap of our claims app',
      'Talk to customers every week',
      'Decide with data',
    ],
    required: [
      '4 years of experience as a product manager',
      'Danish',
      'Experience with A/B testing',
    ],
    preferred: ['Insurance'],
  },
  {
    company: 'Verdigris Robotics',
    title: 'React Native Developer',
    place: 'Munich',
    daysAgo: 11,
    saved: { stage: 'applied', note: '' },
    about: 'Our app steers robots that clean solar panels.',
    duties: [
      'Develop our app with React Native',
      'Connect to devices over Bluetooth',
      'Release to both stores',
    ],
    required: [
      'React Native',
      'TypeScript',
      '3 years of experience in mobile development',
      'German at B1',
    ],
    preferred: ['Swift', 'Kotlin'],
  },
  {
    company: 'Kestrel Security',
    title: 'Security Engineer',
    place: 'The Hague',
    daysAgo: 13,
    about: 'Kestrel tests what banks believe to be safe.',
    duties: [
      'Test web applications for weaknesses',
      'Write reports that developers like to read',
      'Build tools for the team',
    ],
    required: ['OWASP', 'Penetration testing', 'Security clearance', 'Python'],
    preferred: ['OSCP'],
  },
  {
    company: 'Marigold Care Homes',
    title: 'Care Assistant',
    place: 'Bristol',
    daysAgo: 15,
    about: 'Forty residents, a garden and a cat.',
    duties: ['Help residents through their day', 'Keep records of care', 'Work in shifts'],
    required: ['Care certificate or willingness to earn it', 'English at B1', 'Driving licence'],
    preferred: ['First aid'],
  },
  {
    company: 'Solstice Travel',
    title: 'Vue.js Developer',
    place: 'Lisbon',
    daysAgo: 16,
    about: 'Solstice sells night trains.',
    duties: [
      'Develop the booking with Vue.js and TypeScript',
      'Speed up the search',
      'Work closely with the back end',
    ],
    required: ['Vue.js', 'TypeScript', '3 years of experience in front-end development', 'English'],
    preferred: ['Node.js', 'Portuguese'],
  },
  {
    company: 'Halyard Marine',
    title: 'Naval Architect',
    place: 'Gothenburg',
    daysAgo: 19,
    about: 'Halyard designs ferries that run on batteries.',
    duties: [
      'Calculate hulls and stability',
      'Work with yards on site',
      'Document for classification',
    ],
    required: ["Master's degree in naval architecture", 'Rhino', '5 years of experience'],
    preferred: ['Swedish'],
  },
  {
    company: 'Copperleaf Payments',
    title: 'Back-end Developer',
    place: 'Remote in Europe',
    daysAgo: 21,
    about: 'Copperleaf moves small payments for large crowds.',
    duties: ['Build services in Node.js and Express', 'Design REST APIs', 'Own what you ship'],
    required: [
      'Node.js',
      'PostgreSQL',
      'REST APIs',
      '4 years of experience in back-end development',
    ],
    preferred: ['Redis', 'Kafka'],
  },
  {
    company: 'Juniper Legal',
    title: 'Paralegal',
    place: 'Dublin',
    daysAgo: 24,
    about: 'A firm for tenants and small businesses.',
    duties: ['Prepare files for court', 'Research cases', 'Speak with clients'],
    required: ['Degree in law', '1 year of experience in a law firm', 'Fluent English'],
    preferred: ['Irish'],
  },
  {
    company: 'Basalt Games',
    title: 'UI Engineer',
    place: 'Stockholm',
    daysAgo: 27,
    about: 'Basalt makes slow games about geology.',
    duties: [
      'Build menus and maps with TypeScript',
      'Design components with our artists',
      'Test on old machines',
    ],
    required: ['TypeScript', 'HTML and CSS', 'React or Svelte'],
    preferred: ['WebGL', 'Swedish'],
  },
  {
    company: 'Greyfriars University',
    title: 'Research Assistant, Linguistics',
    place: 'Edinburgh',
    daysAgo: 31,
    about: 'The project records dialects of the western isles.',
    duties: [
      'Record and transcribe interviews',
      'Keep the corpus in order',
      'Write papers with the group',
    ],
    required: ["Master's degree in linguistics", 'Scottish Gaelic', 'Python'],
    preferred: ['Praat'],
  },
  {
    company: 'Larkspur Retail',
    title: 'Warehouse Manager',
    place: 'Antwerp',
    daysAgo: 36,
    about: 'Sixty people, two shifts, one hall.',
    duties: ['Lead the shifts', 'Plan staff and trucks', 'Improve safety'],
    required: ['5 years of experience in warehouse management', 'Dutch', 'SAP'],
    preferred: ['French'],
  },
  {
    company: 'Ironbark Design Systems',
    title: 'Design System Engineer',
    place: 'Remote',
    daysAgo: 40,
    saved: { stage: 'interview', note: 'Task: an accessible combobox. Due on Sunday.' },
    about: 'We keep the components that nine product teams build with.',
    duties: [
      'Develop accessible components with React and TypeScript',
      'Write documentation and tests',
      'Support nine teams',
    ],
    required: [
      'React',
      'TypeScript',
      'Accessibility, WCAG 2.1',
      'Figma',
      '5 years of experience in front-end development',
    ],
    preferred: ['Storybook'],
  },
  {
    company: 'Willow & Ash',
    title: 'Gardener',
    place: 'Utrecht',
    daysAgo: 47,
    about: 'We keep the gardens of forty houses.',
    duties: ['Plant, prune and mow', 'Look after tools', 'Advise our customers'],
    required: ['Experience in gardening', 'Driving licence'],
    preferred: ['Dutch'],
  },
];

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const textOf = ({
  company,
  title,
  place,
  about,
  duties,
  required,
  preferred,
}: PostingDraft): string => `${title}
${company}, ${place}

About us
${about} You join a team that helps each other and goes home on time.

What you will do
${list(duties)}

Requirements
${list(required)}

Nice to have
${list(preferred)}`;

const slug = (company: string): string => company.toLowerCase().replace(/[^a-z]+/g, '-');

const scanned: readonly (DemoState & {
  readonly company: string;
  readonly jobDescription: string;
})[] = [
  ...drafts.map(({ company, daysAgo, saved, ...draft }) => ({
    company,
    daysAgo,
    ...(saved && { saved }),
    jobDescription: textOf({ company, ...draft }),
  })),
  { company: 'Plover Ltd', daysAgo: 0, jobDescription: 'Developer wanted. Call us.' },
  {
    company: 'Gannet Airways',
    daysAgo: 2,
    failure: 'MODEL_UNAVAILABLE',
    jobDescription: textOf({
      company: 'Gannet Airways',
      title: 'Cabin Crew',
      place: 'Lisbon',
      about: 'Gannet flies to the islands.',
      duties: ['Look after passengers', 'Keep the cabin safe', 'Work in shifts'],
      required: ['English and Portuguese', 'Able to swim'],
      preferred: ['First aid'],
    }),
  },
];

export const demoPostings: readonly DemoPosting[] = scanned.map(({ company, ...rest }, index) => ({
  ...rest,
  companyName: company,
  jobId: `demo-${index + 1}`,
  url: `https://jobs.example.com/${slug(company)}`,
}));
