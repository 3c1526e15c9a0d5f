import { preferenceRanges } from './preferences.js';

function wished(sentence: string, name: string): boolean {
  const start = sentence.indexOf(name);
  return preferenceRanges(sentence).some(
    (range) => start < range.end && range.start < start + name.length,
  );
}

describe('preferenceRanges', () => {
  it.each([
    ['Java required, Kotlin is a plus.', ['Kotlin'], ['Java']],
    ['Experience with a cloud (preferably AWS) and Linux', ['AWS'], ['cloud', 'Linux']],
    ['Python, Go (preferred) and SQL', ['Go'], ['Python', 'SQL']],
    ['Ideally you have sailed before', ['sailed'], []],
    ['It would be a plus to know how to weld', ['weld'], []],
    ["It's a plus if you know how to weld", ['weld'], []],
    ['Preferred skills include splicing and rigging', ['splicing', 'rigging'], []],
    ['Welding, preferably with TIG', ['TIG'], ['Welding']],
    ['Rust or willingness to learn', ['Rust'], []],
    ['Tauwerk von Vorteil; Schweißen zwingend', ['Tauwerk'], ['Schweißen']],
    ['La soudure est exigée, mais le gréement serait un plus', ['gréement'], ['soudure']],
    ['Se valorará inglés', ['inglés'], []],
    ['Erfarenhet av segel är meriterande', ['segel'], []],
    ['Good knowledge of splicing, welding preferred', ['welding'], ['splicing']],
    ['Welding, splicing preferred', ['Welding', 'splicing'], []],
    ['Gute Deutschkenntnisse in Wort und Schrift, Englisch von Vorteil', ['Englisch'], ['Deutsch']],
    ['You must weld plus paint hulls', [], ['weld', 'paint']],
    ['We prefer calm people', [], []],
  ])('of %j takes %j and leaves %j', (sentence, yes, no) => {
    for (const name of yes) expect([name, wished(sentence, name)]).toEqual([name, true]);
    for (const name of no) expect([name, wished(sentence, name)]).toEqual([name, false]);
  });
});
