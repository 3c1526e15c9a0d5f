import { readPosting } from '../read-posting.js';
import { dutyRank } from './duties.js';

describe('dutyRank', () => {
  it.each([
    ['Design and build the booking service', 'duties', 3],
    ['As needed, speak to the press about our boats', 'duties', 3],
    ['You will repair engines of ferries and tugs', 'intro', 1],
    ["You'll be responsible for the harbour's cranes", 'intro', 1],
    ['Entwicklung von Anwendungen für den Hafen', 'duties', 1],
    ['Du bist verantwortlich für den Wareneingang am Kai', 'intro', 1],
    ['Vous êtes responsable des grues du port', 'intro', 1],
    ['Te ocuparás de las grúas del puerto', 'intro', 1],
    ['Du blir ansvarig för kranarna i hamnen', 'intro', 1],
  ] as const)('takes %j in %s', (sentence, section, rank) => {
    expect(dutyRank(sentence, section, false)).toBe(rank);
  });

  it.each([
    'Your salary will be set at the end and depends on the place.',
    'For more information on pay by place, please visit our pages.',
    'Open to citizens and nationals of the island',
    'Subject to a background check by the port.',
    'Location: Anywhere on the coast',
    'Official title in the register: Boat Specialist',
    'To ensure full consideration, send your CV by Monday.',
    'Some travel to other ports is part of it.',
    'We are a small yard and have built boats since 1901.',
    'You will receive 30 days of leave and a pension.',
    'You will have a desk by the window.',
    'Are you interested in boats and in the sea?',
  ])('never takes %j', (sentence) => {
    for (const section of ['duties', 'intro', 'required'] as const)
      expect(dutyRank(sentence, section, section === 'duties')).toBe(0);
  });
});

describe('duties of a posting', () => {
  const head = 'Boat Builder\n\nWe are looking for a Boat Builder with skills in welding.\n\n';

  it('keeps the list of duties and leaves out the facts about the post that follow it', async () => {
    const text = `${head}Key objectives\n- Build hulls of oak and steel\n- Maintain the tools of the yard\n\nBasic information\nWork schedule:\nFull time, from Monday to Friday, in the yard.\nNumber of vacancies: 2 in this yard\n`;
    const { facts } = await readPosting(text);
    expect(facts.duties.map(({ quote }) => quote.text)).toEqual([
      'Build hulls of oak and steel',
      'Maintain the tools of the yard',
    ]);
  });

  it('keeps one of two that say nearly the same', async () => {
    const text = `${head}You will build hulls of oak and of steel in the yard.\n\nKey objectives\n- Build hulls of oak and steel in our yard\n- Maintain the tools of the yard\n`;
    expect((await readPosting(text)).facts.duties.map(({ quote }) => quote.text)).toEqual([
      'Build hulls of oak and steel in our yard',
      'Maintain the tools of the yard',
    ]);
  });

  it('keeps at most 25, those of a list before those of prose, in the order of the text', async () => {
    const list = Array.from(
      { length: 30 },
      (_, at) => `- Build hulls of type${at + 1} for fleet${at + 1}`,
    ).join('\n');
    const { facts } = await readPosting(
      `${head}You will assist the master of the yard.\n\nResponsibilities\n${list}\n`,
    );
    expect(facts.duties).toHaveLength(25);
    expect(facts.duties[0]?.quote.text).toBe('Build hulls of type1 for fleet1');
  });

  it('counts no skill of a line about pay, benefits or law', async () => {
    const text = `${head}Responsibilities\n- Build hulls of oak and steel\nYour salary will be determined by compensation and benefits rules.\nWe are an equal opportunity employer and value customer service.\n`;
    const names = (await readPosting(text)).facts.skills.map(({ name }) => name);
    expect(names).toContain('Welding');
    expect(names).not.toContain('Compensation and benefits');
    expect(names).not.toContain('Customer service');
  });
});
