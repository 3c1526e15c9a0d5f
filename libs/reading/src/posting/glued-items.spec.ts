import { withoutGluedItems } from './glued-items.js';

const itemsOf = (text: string): string[] =>
  withoutGluedItems({ text, start: 0, end: text.length, isBullet: true, isAfterGap: false }).map(
    (item) => item.text,
  );

describe('items that a page has glued together', () => {
  it.each([
    [['Keen to learn the trade,', 'Be organised at work']],
    [['Driving licence required', 'MS Excel preferred']],
    [['Zuverlässig und pünktlich.', 'Du hast einen Staplerschein']],
    [['Maîtrise de la soudure.', 'Le permis B est un plus']],
    [['Dominio de la soldadura.', 'El carnet B es un plus']],
    [['Erfarenhet av svetsning.', 'Du har B-körkort']],
    [['Work in shifts is required.', 'BLS, ACLS and a driving licence']],
    [['References are helpful.', '2 years of work in a kitchen']],
    [['What the position needs:', '3-5 years of work as a baker']],
    [['Reports to the WSIB', 'Bi-weekly reports to the board']],
  ])('are separated: %j', (items) => {
    expect(itemsOf(items.join(''))).toEqual(items);
  });

  it.each([
    'Version 2.0 of the tool',
    'Knowledge of Node.js, TypeScript',
    'Knowledge of Socket.IO and Node.JS on the server',
    'Umgang mit z. B. Die-Cast',
  ])('are not seen in %j', (text) => expect(itemsOf(text)).toEqual([text]));
});
