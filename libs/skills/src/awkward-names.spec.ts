import { findSkillMentions } from './find-skill-mentions.js';

function named(text: string): string[] {
  return findSkillMentions(text).map(({ skillId }) => skillId);
}

describe('names that are words or letters too', () => {
  it.each([
    ['Leeds, West Yorkshire', []],
    ['LEED projects', ['leed']],
    ['ECS Gold Card', ['ecs-card']],
    ['Deployed with ECS and Docker', ['amazon-ecs', 'docker']],
    ['Full UK licence', ['drivers-license']],
    ['experience with Go and Rust', ['go', 'rust']],
    ['Backend services written in Go', ['back-end-development', 'go']],
    ['GO, RUST, PYTHON', ['go', 'rust', 'python']],
    ['Go 1.21, Rust', ['go', 'rust']],
    ['Languages: Go', ['go']],
    ['(Go, Python)', ['go', 'python']],
    ['GO DEVELOPER', ['go']],
    ['Skills: C, C++, C#', ['c', 'c-plus-plus', 'c-sharp']],
    ['Strong knowledge of C', ['c']],
    ['Experience in C.', ['c']],
    ['Statistical analysis in R', ['statistics', 'r']],
    ['Python/R', ['python', 'r']],
    ['.NET Core and ASP.NET', ['dot-net', 'asp-net']],
    ['ADVANCED EXCEL SKILLS', ['excel']],
    ['EXCEL', ['excel']],
    ['SPRING BOOT', ['spring-boot']],
    ['SPRING BOOT, KAFKA AND DOCKER', ['spring-boot', 'apache-kafka', 'docker']],
    ['java, spring, hibernate', ['java', 'spring', 'hibernate']],
    ['Java 17, Spring 5', ['java', 'spring']],
    ['REACT DEVELOPER', ['react']],
    ['experience with react and node', ['react', 'node-js']],
    ['excel, word, outlook', ['excel', 'microsoft-word', 'outlook']],
    ['Tools:\nExcel\nWord\nOutlook', ['excel', 'microsoft-word', 'outlook']],
    ['Apps in Swift and Kotlin', ['swift', 'kotlin']],
    ['MS Word and Access', ['microsoft-word', 'microsoft-access']],
    ['Node, Express and MongoDB', ['node-js', 'express-js', 'mongodb']],
    ['Flutter and Dart', ['flutter', 'dart']],
    ['Puppet and Ansible', ['puppet', 'ansible']],
    ['Hadoop, Hive, Spark', ['hadoop', 'apache-hive', 'apache-spark']],
    ['Sketch, Figma', ['sketch', 'figma']],
    ['AI/ML', ['artificial-intelligence', 'machine-learning']],
    ['CI / CD', ['ci-cd']],
    ['Excelkenntnisse und Javakenntnisse', ['excel', 'java']],
    ['Excelkunskaper och Javaerfarenhet', ['excel', 'java']],
    ['Excelgrundkenntnisse', ['excel']],
    ['gute Kenntnisse in Go und Rust', ['go', 'rust']],
    ['Erfahrung mit react und node', ['react', 'node-js']],
    ['expérience en react et node', ['react', 'node-js']],
    ['experiencia con react y node', ['react', 'node-js']],
    ['erfarenhet av react och node', ['react', 'node-js']],
    ['Gute Kenntnisse in C', ['c']],
    ['C Entwickler', ['c']],
    ['Wir suchen einen Go Entwickler', ['go']],
    ['Connaissances de R', ['r']],
    ['Conocimientos de R', ['r']],
    ['Kunskaper i R', ['r']],
    ['Vi söker en Go utvecklare', ['go']],
  ])('are found in %j', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it.each([
    'go to the office',
    'Go to the office',
    'GO TO THE OFFICE',
    'Register now, Go to our site',
    'The Go-To person for our Go-live date',
    'Take the lead and go',
    'vitamin C',
    'Typ C, Halle R, Gruppen A, B und C',
    'Annexe C, catégories B, C et D',
    'Clase C, grupos A, B y C',
    'Bilaga C, klass A, B eller C',
    'Sonate in C Dur',
    'Goda datakunskaper, grundkunskaper och arbetserfarenhet',
    'Suite en C mineur',
    'Vitamins A, B, C and D',
    'Grades A, B and C',
    'C-level executives',
    'Plan C, Type C, USB-C',
    'C. Smith and R. Miller',
    'Washington, D.C.',
    'Sonata in C major',
    'Schedule C, Form R',
    'R & D department',
    'it is what it is',
    'IT IS WHAT IT IS',
    'WE EXCEL AT SERVICE',
    'You excel in chaos. Excel at your work.',
    'React to customer needs. We react to change.',
    'Start in Spring',
    'We hire in Spring and Fall',
    'Spring, Summer, Fall',
    'Fall, Spring or Summer semester',
    'a swift response, rust removal, word of mouth',
    'Access to benefits, access to the building',
    'Teams across the world work in teams',
    'Express your interest by Express delivery',
    'Outlook for the year, a good financial outlook',
    'node of the network, dart board, puppet theatre',
    'Salt, pepper and sugar',
    'spark joy, hive of activity, notion of fairness',
    'zoom in, slack off, sketch a plan',
    'Indeed, we care, Monday to Friday',
    'we offer access, outlook and growth',
    'Please rest assured, let it rest',
    'Who can react and rest in spring?',
    'Chef de partie',
  ])('are not found in %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('take a list of their own profession only', () => {
    expect(named('Sous Chef, Line Cook')).not.toContain('chef');
  });
});

describe('letter case', () => {
  const names = [
    'Go',
    'Rust',
    'Swift',
    'React',
    'Spring',
    'Docker',
    'Flask',
    'Excel',
    'Spark',
    'Airflow',
    'Kubernetes',
    'Tableau',
  ];

  it.each(names)('may be lost in a list of capitals or of small letters: %s', (name) => {
    const ids = named(`PostgreSQL, ${name}, MySQL`);
    expect(ids).toHaveLength(3);
    expect(named(`POSTGRESQL, ${name.toUpperCase()}, MYSQL`)).toEqual(ids);
    expect(named(`postgresql, ${name.toLowerCase()}, mysql`)).toEqual(ids);
  });
});
