import { wordList } from '../lexicon.js';
import type { ResumeHeadingWords } from '../topics/resume-headings.js';

export const resumeHeadings: ResumeHeadingWords = {
  strong: {
    experience: wordList(`
      experience experiences career employment internship internships volunteering volunteer positions
    `),
    projects: wordList('projects portfolio'),
    skills: wordList(`
      skill skills skillset competencies competences competency expertise proficiencies proficiency stack
    `),
    education: wordList('education educational coursework degrees studies'),
    certificates: wordList(`
      certification certifications certificate certificates license licenses licence licences licensure licensures accreditations courses
    `),
    languages: wordList('languages language'),
    summary: wordList('summary profile objective objectives overview about introduction'),
    other: wordList(`
      references reference referees interests hobbies publications publication talks papers awards award honors honours achievements
      accomplishments activities affiliations affiliation memberships contact profiles patents conferences distinctions recognition testimonials samples
      miscellaneous
    `),
  },
  weak: {
    experience: wordList('work history research teaching military governance service'),
    skills: wordList(`
      technologies tools abilities strengths qualifications qualification software technical programming frameworks databases
    `),
    projects: wordList('project'),
    education: wordList('academic academics schooling'),
    certificates: wordList('training trainings seminars'),
    summary: wordList('bio statement biography'),
    other: wordList(`
      learning goals aspirations likes leadership writing speaking reading press links social community scholarships information details volunteerism
      philosophy presentations
    `),
  },
  modifiers: wordList(`
    nursing legal sales driving kitchen retail engineering design hospitality warehouse healthcare customer service policy law pharmacy professional
    personal relevant additional selected key core main other my technical computer it hard soft top clinical academic recent notable side open source
    background and & of the in history highlights summary set list job industry related available upon request on me information info details data contact
    international domestic applied practical general special further previous current past held areas area field fields tech digital spoken foreign social
    extracurricular extra-curricular invited leadership community research teaching volunteer work career military programming frameworks technologies
    tools software databases platforms qualifications strengths abilities development methods scientific laboratory business writing speaking training
    matrix project qualification known registration registrations
  `),
  whole: {
    experience: '(?:work|career|job) history|positions held',
    skills: 'what i (?:do|know|can do)|(?:computer|it|programming) languages?',
    certificates: '(?:professional|personal) development',
    summary: 'about me|who (?:i am|am i)',
    other: String.raw`(?:currently|now|still) (?:learning|studying)|learning goals|want to learn|additional information|publications? (?:&|and) \p{L}+`,
  },
  miscellaneous: 'others?',
  wishes:
    '(?:currently|now|still) (?:learning|studying)|learning(?: goals| plan| list)?|want(?:s)? to learn|to learn|interests?|(?:personal |other )?interests?(?: (?:and|&) hobbies)?|hobbies(?: (?:and|&) interests)?|(?:career |professional |personal )?goals?|aspirations?',
  technical: 'programming|technologies|tools|frameworks|computer|it|software|databases|technical',
  unspaced: {},
  unspacedModifiers: [],
};
