const postingLines = [
  'We are looking for a Senior Backend Developer who likes to build things that last and who works well with others.',
  '- 5+ years of experience with Java, Spring Boot and PostgreSQL, or a comparable stack',
  '- Fluent in English and German; French is a plus',
  '- Bachelor in computer science or an equivalent education',
  '- You plan releases, review the code of two juniors and are on call every sixth week',
  'You should be familiar with Docker, Kubernetes, Terraform and at least one cloud (AWS, Azure or GCP).',
  'Our company was founded in 1998 and has 300 people in Hamburg, Lyon and Madrid.',
  'Salary between $80,000 and $95,000 per year, 30 days of vacation, remote work two days a week.',
];

const resumeLines = [
  'Senior Backend Developer, Harbour Lights GmbH, Mar 2020 - Feb 2023',
  '- Built REST APIs in Java and Spring Boot for four million parcels a day',
  '- Moved 30 services to Kubernetes with Terraform, and taught two juniors',
  'Java, Spring Boot, Python (3 years), Go, PostgreSQL, Docker, AWS',
  'Master of Science in Computer Science, University of Hamburg, 2015 - 2017',
  'German (native), English (C1), French: B1',
];

function repeated(head: string, lines: readonly string[], chars: number): string {
  const rounds = [head];
  for (let at = 0, length = head.length; length < chars; at++) {
    const line = `${lines[at % lines.length]}\n`;
    rounds.push(line);
    length += line.length;
  }
  return rounds.join('').slice(0, chars);
}

/** An ordinary posting of the given length. */
export const samplePosting = (chars: number): string =>
  repeated('Senior Backend Developer (m/f/d)\n\nRequirements\n', postingLines, chars);

/** An ordinary resume of the given length. */
export const sampleResume = (chars: number): string =>
  repeated('Jane Doe\njane@doe.example\n\nExperience\n', resumeLines, chars);

/** An ordinary text of the kind that a reader expects. */
export const ordinaryText = (reader: string, chars: number): string =>
  reader === 'resume' || reader === 'redaction' ? sampleResume(chars) : samplePosting(chars);
