import { readPosting } from '../../read-posting.js';
import { emptyPostingAnswer, scriptedModel } from '../../testing/scripted-model.js';

const posting = (line: string) =>
  `Platform Engineer\n\nWe are looking for a Platform Engineer. You will work with the team.\n\nRequirements\n- ${line}\n- Good humour\n\nApply with your CV.`;

/** How a posting with this line asks for Kubernetes, by the built-in reader. */
async function importanceIn(line: string): Promise<string | undefined> {
  const { facts } = await readPosting(posting(line));
  return facts.skills.find(({ skillId }) => skillId === 'kubernetes')?.importance;
}

/** The same where a model claims that it is required. */
async function importanceClaimed(line: string, quote = line) {
  const skills = [{ name: 'Kubernetes', importance: 'required', years: null, group: null, quote }];
  const model = scriptedModel({ ...emptyPostingAnswer, skills });
  const { facts, reading } = await readPosting(posting(line), { model });
  return {
    rejected: reading.rejectedClaims,
    importance: facts.skills.find(({ skillId }) => skillId === 'kubernetes')?.importance,
  };
}

async function expectImportance(line: string, importance: 'required' | 'preferred'): Promise<void> {
  expect(await importanceIn(line)).toBe(importance);
  expect(await importanceClaimed(line)).toEqual({ rejected: 0, importance });
}

describe('a posting that says in English what it does not ask for', () => {
  it.each([
    'Kubernetes is irrelevant',
    'Kubernetes is irrelevant for this role',
    'Whether you know Kubernetes is irrelevant to us',
    'Kubernetes experience is not relevant here',
    "Kubernetes isn't relevant",
    'Knowledge of Kubernetes is of no importance',
    'Kubernetes knowledge is unnecessary',
    'Knowing Kubernetes does not matter',
    "It's not important to us if you know Kubernetes",
    "It doesn't matter whether you know Kubernetes",
    'Kubernetes plays no role in this job',
    'You will never have to touch Kubernetes',
    "You'll never need to touch Kubernetes",
    "You'll never touch Kubernetes",
    'You will never work with Kubernetes',
    'We never use Kubernetes',
    'This job never involves Kubernetes',
    'You will not be touching Kubernetes',
    "You won't be working with Kubernetes",
    'No prior knowledge of Kubernetes is expected',
    'No prior experience with Kubernetes expected',
    'No previous knowledge of Kubernetes is assumed',
    'We do not assume any knowledge of Kubernetes',
    'Knowledge of Kubernetes is not assumed',
    'Kubernetes is not a prerequisite',
    'Kubernetes is neither required nor expected',
    'Kubernetes is not something you will need',
    'Kubernetes is not part of this role',
    'Nobody expects you to know Kubernetes',
    "We couldn't care less about Kubernetes",
    'Terraform is a must, Kubernetes is irrelevant',
    'Kubernetes is irrelevant if you know Terraform',
  ])('does not ask for it: %j', async (line) => {
    expect(await importanceIn(line)).toBeUndefined();
    for (const quote of [line, 'Kubernetes'])
      expect(await importanceClaimed(line, quote)).toEqual({ rejected: 1, importance: undefined });
  });

  it.each([
    'You do not need Kubernetes but it would be a plus',
    'You will never have to touch Kubernetes, though it is a plus',
    'Kubernetes is irrelevant at first but helpful later',
  ])('may still welcome it: %j', (line) => expectImportance(line, 'preferred'));

  it.each([
    'Kubernetes is a must, Terraform is irrelevant',
    'A degree is irrelevant if you have experience with Kubernetes',
    'Your age is irrelevant, experience with Kubernetes is not',
    'How you learned Kubernetes is irrelevant to us',
    'It is irrelevant whether you use Kubernetes or Nomad',
    'Whether it is Kubernetes or Nomad does not matter',
    'Experience with Kubernetes, irrelevant experience does not count',
    'Irrelevant experience is ignored: we look for Kubernetes',
    'Kubernetes is anything but irrelevant',
    'Kubernetes is not irrelevant',
    'Kubernetes experience, because never touching a running system is no option',
    'Never touch a running system: upgrade Kubernetes with care',
    'You never stop learning Kubernetes',
    'You will never work with Kubernetes alone',
    'We never use Kubernetes without Helm',
    'Those who never use Kubernetes will struggle',
    'If you never use Kubernetes, this is not for you',
    'You will never be bored with Kubernetes',
    'You do not need Terraform but Kubernetes is required',
    'You will never touch Terraform but you need Kubernetes',
    'You will never have to touch Terraform, Kubernetes is required',
    'No prior experience with Terraform expected, Kubernetes required',
    'Nobody expects miracles, but you know Kubernetes',
    'You are not used to failure: Kubernetes',
  ])('asks for what it does not deny: %j', (line) => expectImportance(line, 'required'));
});
