import { readResume } from '../read-resume.js';

async function read(line: string) {
  const text = `Jo Doe\njo.doe@example.org\n\nExperience\nHarbour master, Ferries Ltd, 2018 - 2023\n- ${line}\n- Ran the crew that keeps the ferries on time\n`;
  const { facts } = await readResume(text, { asOf: '2026-11-21' });
  return {
    names: facts.skills.map(({ name }) => name),
    statements: facts.statements.map(({ quote }) => quote.text),
  };
}

describe('what a resume disclaims', () => {
  it.each([
    'I have never used Kafka',
    'No experience with Kafka yet',
    'Would like to learn Kafka',
    'Currently learning Kafka',
    'Read about Kafka',
    'Worked next to a team that used Kafka',
    'Not interested in Kafka',
    'Interested in Kafka',
    'Ich lerne gerade Kafka',
    'Kafka habe ich nie benutzt',
    'Kein Interesse an Kafka',
    'J’apprends actuellement Kafka',
    'Aucune expérience avec Kafka',
    'Pas intéressée par Kafka',
    'Actualmente aprendiendo Kafka',
    'Nunca he usado Kafka',
    'Lär mig just nu Kafka',
    'Ingen erfarenhet av Kafka',
  ])('is neither a skill nor a statement: %s', async (line) => {
    const { names, statements } = await read(line);
    expect(names).not.toContain('Kafka');
    expect(statements.join('\n')).not.toContain('Kafka');
  });

  it.each([
    'Replaced Kafka with RabbitMQ',
    'Switched from Kafka to RabbitMQ',
    'Ersetzte Kafka durch RabbitMQ',
    'Remplacé Kafka par RabbitMQ',
    'Sustituí Kafka por RabbitMQ',
    'Ersatte Kafka med RabbitMQ',
  ])('leaves the tool that replaced another: %s', async (line) => {
    const { names } = await read(line);
    expect(names).toContain('RabbitMQ');
    expect(names).not.toContain('Kafka');
  });

  it.each([
    'Built pipelines on Kafka',
    'Basic knowledge of Kafka',
    'Never missed a deadline; used Kafka daily',
    'Built Kafka pipelines without Java',
  ])('does not cover other words: %s', async (line) => {
    expect((await read(line)).names).toContain('Kafka');
  });

  it.each(['Learning', 'Goals', 'Interests', 'Hobbies', 'Ziele', 'Loisirs', 'Aficiones'])(
    'covers what the heading %s opens',
    async (heading) => {
      const text = `Jo Doe\n\nExperience\nDeveloper, Ferries Ltd, 2018 - 2023\n- Ran Java services\n\n${heading}\n- Kafka and sailing\n\nSkills\nGo\n`;
      const { skills } = (await readResume(text, { asOf: '2026-11-21' })).facts;
      expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Java', 'Go']));
      expect(skills.map(({ name }) => name)).not.toContain('Kafka');
    },
  );
});

describe('a contact column', () => {
  it('does not hide the skills in the column beside it', async () => {
    const text =
      'Jo Doe\nTools: Rust, Elixir, Ansible\tjo.doe@example.org\n\nExperience\nDeveloper, Ferries Ltd, 2018 - 2023\n- Ran services\n';
    const { skills } = (await readResume(text, { asOf: '2026-11-21' })).facts;
    expect(skills.map(({ name }) => name)).toEqual(['Rust', 'Elixir', 'Ansible']);
  });
});
