import { listItems } from './skill-lists.js';

function namesOf(text: string) {
  return listItems(text, 0, text.length).items.map(({ start, end, years }) =>
    years === null ? text.slice(start, end) : `${text.slice(start, end)}: ${years}`,
  );
}

describe('items of a list of skills', () => {
  it.each([
    ['AWS (EC2, S3), CI/CD', ['AWS', 'EC2', 'S3', 'CI/CD']],
    ['TCP/IP, PL/SQL, CVS / Subversion', ['TCP/IP', 'PL/SQL', 'CVS', 'Subversion']],
    ['Java – 5 years, expert', ['Java: 5']],
    ['Welding: 12+ years | Fluting: advanced', ['Welding: 12', 'Fluting']],
    ['3 years of Kotlin, 1 yr Zephyrix', ['Kotlin: 3', 'Zephyrix: 1']],
    ['Photoshop ●●●○○\tZephyrix 80%\tExcel 4/5', ['Photoshop', 'Zephyrix', 'Excel']],
    ['Machines: lathe, mill and press', ['lathe', 'mill and press']],
    ['Java and J2EE', ['Java', 'J2EE']],
    ['Research and Development', ['Research and Development']],
    [
      'Stock-taking, Till Closing, and Merchandising',
      ['Stock-taking', 'Till Closing', 'Merchandising'],
    ],
    ['Good knowledge of Foosoft, basic Barware', ['Foosoft', 'Barware']],
    ['programming Java, PHP\tscripting Perl', ['Java', 'PHP', 'Perl']],
    ['C == Python > Java', ['C', 'Python', 'Java']],
    ['熟悉 Java、Python，了解 Go', ['Java', 'Python', 'Go']],
  ])('cuts %j', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });
});
