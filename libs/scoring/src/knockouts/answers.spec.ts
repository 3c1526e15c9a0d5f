import { aQuote } from '@rolefit/testing';
import { clearance, licence, permit, place } from '../testing/answered-match.js';
import { describeAnswers } from '../testing/describe-answers.js';

const quote = aQuote('A line');

describeAnswers({
  licence: [
    {
      name: 'one that is stated',
      posting: licence('Registered Nurse (RN) licence'),
      answers: { licences: { items: ['RN'] } },
      status: 'met',
      stated: 'RN',
    },
    {
      name: 'one beyond a list',
      posting: licence('Pilot licence'),
      answers: { licences: { items: ['RN'] } },
      status: 'unknown',
    },
    {
      name: 'one beyond a whole list',
      posting: licence('Pilot licence'),
      answers: { licences: { items: ['RN', 'CPR'], isComplete: true } },
      status: 'not-met',
      stated: 'only CPR and RN',
    },
    {
      name: 'any, where there is none',
      posting: licence('Valid licence'),
      answers: { licences: { isComplete: true } },
      status: 'not-met',
      stated: 'no licence',
    },
    {
      name: 'one that is not told apart, with a whole list',
      posting: licence('Valid licence'),
      answers: { licences: { items: ['RN'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'one of the resume, with a whole list that lacks it',
      posting: licence('RN'),
      answers: { licences: { isComplete: true } },
      resume: { licences: [{ name: 'RN, Ohio', quote }] },
      status: 'met',
    },
    {
      name: 'another class of driving licence',
      posting: licence('Class C driver’s license'),
      answers: { licences: { items: ['Class B driver’s license'], isComplete: true } },
      status: 'not-met',
      stated: 'only Class B driver’s license',
    },
  ],
  clearance: [
    {
      name: 'a higher one',
      posting: clearance('Secret clearance'),
      answers: { clearances: { items: ['TS/SCI'] } },
      status: 'met',
      stated: 'TS/SCI',
    },
    {
      name: 'a lower one',
      posting: clearance('Top Secret'),
      answers: { clearances: { items: ['Secret'] } },
      status: 'not-met',
      stated: 'Secret',
    },
    {
      name: 'a higher one than the resume’s',
      posting: clearance('Top Secret'),
      answers: { clearances: { items: ['Top Secret'] } },
      resume: { clearances: [{ name: 'Secret', quote }] },
      status: 'met',
      stated: 'Top Secret',
    },
    {
      name: 'another one',
      posting: clearance('NATO restricted'),
      answers: { clearances: { items: ['Secret'] } },
      status: 'unknown',
    },
    {
      name: 'one beyond a whole list',
      posting: clearance('NATO restricted'),
      answers: { clearances: { items: ['Secret'], isComplete: true } },
      status: 'not-met',
      stated: 'only Secret',
    },
    {
      name: 'none',
      posting: clearance('Secret'),
      answers: { clearances: { isComplete: true } },
      status: 'not-met',
      stated: 'no clearance',
    },
  ],
  'work-permit': [
    {
      name: 'the country',
      posting: permit('DE'),
      answers: { workPermits: { items: ['US', 'DE'] } },
      status: 'met',
      stated: 'Work permit for Germany',
    },
    {
      name: 'the union, for one of its countries',
      posting: permit('NO'),
      answers: { workPermits: { items: ['EU'] } },
      status: 'met',
      stated: 'EU work permit',
    },
    {
      name: 'another country',
      posting: permit('DE'),
      answers: { workPermits: { items: ['US'] } },
      status: 'unknown',
    },
    {
      name: 'all others',
      posting: permit('DE'),
      answers: { workPermits: { items: ['US', 'GB'], isComplete: true } },
      status: 'not-met',
      stated: 'only work permits for the UK and the US',
    },
    {
      name: 'the union beyond its countries',
      posting: permit('GB'),
      answers: { workPermits: { items: ['EU'], isComplete: true } },
      status: 'not-met',
      stated: 'only a work permit for the EU',
    },
    {
      name: 'one country, where the union is asked',
      posting: permit('EU'),
      answers: { workPermits: { items: ['FR'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'none',
      posting: permit(null),
      answers: { workPermits: { isComplete: true } },
      status: 'not-met',
      stated: 'no work permit',
    },
    {
      name: 'one, where no country is named',
      posting: permit(null),
      answers: { workPermits: { items: ['DE'], isComplete: true } },
      status: 'unknown',
    },
    {
      name: 'the country of the place, where no other is named',
      posting: { ...permit(null), ...place('Austin, TX') },
      answers: { workPermits: { items: ['US'] } },
      status: 'met',
      stated: 'US work permit',
    },
  ],
});
