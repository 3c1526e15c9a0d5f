import { english as optionsEnglish } from './options/texts';
import { german as optionsGerman } from './options/texts.de';
import { english as popupEnglish } from './popup/texts';
import { german as popupGerman } from './popup/texts.de';
import { english as tabsEnglish } from './tabs/texts';
import { german as tabsGerman } from './tabs/texts.de';
import { english } from './texts';
import { german } from './texts.de';

/** The same word in both languages. */
const names = ['Rolefit', 'Logo', 'Scan'];

function stringsOf(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown) => {
    if (typeof text === 'string') return [text];
    return typeof text === 'object' && text !== null ? stringsOf(text) : [];
  });
}

describe('the German texts of the extension', () => {
  it.each([
    ['shared ones', english, german],
    ['the popup', popupEnglish, popupGerman],
    ['the tabs page', tabsEnglish, tabsGerman],
    ['the options', optionsEnglish, optionsGerman],
  ])('are no longer English: %s', (_, one, other) => {
    const known = new Set(stringsOf(one));
    const left = stringsOf(other).filter((text) => known.has(text) && !names.includes(text));
    expect(stringsOf(other)).toHaveLength(stringsOf(one).length);
    expect(left).toEqual([]);
  });

  it('count', () => {
    expect([popupGerman.words(1), popupGerman.words(40)]).toEqual(['1 Wort', '40 Wörter']);
    expect([tabsGerman.scan(1), tabsGerman.scan(3)]).toEqual([
      '1 Anzeige prüfen',
      '3 Anzeigen prüfen',
    ]);
    expect(tabsGerman.found(2, 1)).toBe('2 Anzeigen in 1 Tab');
    expect(popupGerman.openTabs(4)).toBe('Anzeigen in deinen 4 offenen Tabs');
  });
});
