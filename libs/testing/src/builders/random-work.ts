import type { PostingFacts, Requirement, ResumeFacts } from '@rolefit/contracts';
import { aHeldOccupation, anOccupation, aProfile, fieldsOf } from './occupation.js';
import { aTitle } from './posting-facts.js';
import type { Random } from './random.js';
import { aRequirement, aSkillPart } from './requirement.js';

const sentences = [
  'Care for animals in the zoo of the city',
  'Sharpen chisels and plane oak',
  'Read technical drawings and repair engines',
  'Prepare budgets and contracts with families',
  'Plan gardens and maintain care plans',
] as const;

const occupations = ['zookeeper', 'joiner', 'nurse', 'gardener', 'manager'] as const;

/** The posting with sentences that it asks in, of every kind that is judged by words and skills; some of its facts stay without one. */
export function withRandomRequirements(random: Random, posting: PostingFacts): PostingFacts {
  const ofSkills = posting.skills
    .filter(() => random.chance(0.5))
    .map(({ name, skillId, importance, quote }): Requirement =>
      aRequirement(quote.text, {
        quote,
        importance: importance === 'required' ? 'must' : 'nice',
        parts: [[aSkillPart(name, skillId)]],
      }),
    );
  const ofWords = random
    .shuffle(sentences)
    .slice(0, random.whole(0, sentences.length))
    .map((sentence): Requirement =>
      aRequirement(sentence, {
        kind: random.pick(['other', 'duty', 'soft'] as const),
        importance: random.pick(['must', 'nice', 'duty'] as const),
        understood: random.chance(0.5),
      }),
    );
  const requirements = [...ofSkills, ...ofWords]
    .sort((a, b) => a.quote.start - b.quote.start)
    .map((one, at) => ({ ...one, id: `r${at + 1}`, rank: at }));
  return { ...posting, requirements };
}

function aRandomWork(random: Random) {
  const weights = () =>
    Object.fromEntries(
      random
        .shuffle(occupations)
        .slice(0, random.whole(1, 4))
        .map((id) => [id, random.whole(1, 9)]),
    );
  const skills = ['animal-care', 'joinery', 'nursing', 'gardening', 'budgeting', 'planning'];
  return {
    fields: random.chance(0.8) ? fieldsOf(weights()) : [],
    occupationProfile: random.chance(0.8) ? aProfile(weights()) : [],
    named: random
      .shuffle(occupations)
      .slice(0, random.whole(0, 3))
      .map((id) => ({
        id,
        isGeneral: id === 'manager',
        zone: random.whole(1, 5),
        skillIds: random.shuffle(skills).slice(0, 3).sort(),
      })),
  };
}

/** The posting with the fields and occupations that its work is like. */
export function withRandomField(random: Random, posting: PostingFacts): PostingFacts {
  const { named, ...work } = aRandomWork(random);
  return { ...posting, ...work, occupations: named.map((one) => anOccupation(one.id, one)) };
}

/** The resume with the fields and occupations that its work is like, some of them in its roles. */
export function withRandomCareer(random: Random, resume: ResumeFacts): ResumeFacts {
  const { named, ...work } = aRandomWork(random);
  return {
    ...resume,
    ...work,
    occupations: named.map((one) =>
      aHeldOccupation(one.id, {
        ...one,
        roles: resume.roles.flatMap((_, role) => (random.chance(0.4) ? [role] : [])),
      }),
    ),
  };
}

/** Posting and resume of one occupation and of the same work, so that the craft is shown whatever skills are. */
export function ofOneCraft(
  posting: PostingFacts,
  resume: ResumeFacts,
): { posting: PostingFacts; resume: ResumeFacts } {
  const work = { occupationProfile: aProfile({ specialist: 1 }) };
  return {
    posting: {
      ...posting,
      ...work,
      title: posting.title ?? aTitle('Specialist'),
      occupations: [anOccupation('specialist')],
    },
    resume: { ...resume, ...work, occupations: [aHeldOccupation('specialist', { roles: [] })] },
  };
}
