import { limits, type NotJudged, type PostingFacts, type ResumeFacts } from '@rolefit/contracts';
import { keyOfName } from './skills/skill-names.js';
import { judgingLimits } from './judging-limits.js';
import { shorten } from './wording.js';

/** Facts reduced to `judgingLimits`, with a list of those left out. */
export interface Limited<Facts> {
  readonly facts: Facts;
  readonly notJudged: readonly NotJudged[];
}

/** How to cut a list. */
interface Cut<Item> {
  readonly of: NotJudged['of'];
  readonly what: NotJudged['what'];
  readonly most: number;
  /** The name of an entry as shown to users. */
  readonly name: (item: Item) => string;
  /** Entries of equal identity are repetitions; defaults to the name. */
  readonly identity?: (item: Item) => string;
}

const nameChars = 60;

function rank(item: object): number {
  return 'importance' in item && item.importance === 'required' ? 1 : 0;
}

/**
 * At most `most` of the items, in the order in which they come. Repetitions are removed first, then the least important: preferred before
 * required, later before earlier. A list that is short enough comes back as it is.
 */
export function mostImportant<Item extends object>(
  items: Item[],
  { of, what, most, name, identity = name }: Cut<Item>,
): { kept: Item[]; notJudged: NotJudged[] } {
  if (items.length <= most) return { kept: items, notJudged: [] };
  const distinct = new Map<string, Item>();
  for (const item of items.toSorted((a, b) => rank(b) - rank(a))) {
    const key = identity(item);
    if (!distinct.has(key)) distinct.set(key, item);
  }
  const ordered = [...distinct.values()];
  const judged = new Set(ordered.slice(0, most));
  const left = ordered.slice(most);
  const names = [
    ...new Set(
      left.slice(0, 2 * limits.notJudgedNames).map((item) => shorten(name(item), nameChars)),
    ),
  ].slice(0, limits.notJudgedNames);
  return {
    kept: items.filter((item) => judged.has(item)),
    notJudged:
      left.length === 0 ? [] : [{ of, what, judged: judged.size, leftOut: left.length, names }],
  };
}

/**
 * All lists but the years and the duties, which are cut after they have been joined into requirements; see `postingSide`.
 * @param posting facts in canonical order
 */
export function limitedPosting(posting: PostingFacts): Limited<PostingFacts> {
  const { posting: most } = judgingLimits;
  const skills = mostImportant(posting.skills, {
    of: 'posting',
    what: 'skills',
    most: most.skills,
    name: ({ name }) => name,
    identity: ({ skillId, name, group, years }) =>
      [group ?? '', skillId ?? keyOfName(name), years ?? ''].join('\n'),
  });
  const education = mostImportant(posting.education, {
    of: 'posting',
    what: 'education',
    most: most.education,
    name: ({ quote }) => quote.text,
    identity: ({ level, field, importance, orEquivalent }) =>
      [level, field ?? '', importance, orEquivalent].join('\n'),
  });
  const languages = mostImportant(posting.languages, {
    of: 'posting',
    what: 'languages',
    most: most.languages,
    name: ({ quote }) => quote.text,
    identity: ({ code, level, importance }) => [code, level ?? '', importance].join('\n'),
  });
  const licences = mostImportant(posting.licences, {
    of: 'posting',
    what: 'licences',
    most: most.licences,
    name: ({ name }) => name,
  });
  const clearances = mostImportant(posting.clearances, {
    of: 'posting',
    what: 'clearances',
    most: most.clearances,
    name: ({ name }) => name,
  });
  const workPermits = mostImportant(posting.workPermits, {
    of: 'posting',
    what: 'work-permits',
    most: most.workPermits,
    name: ({ quote }) => quote.text,
    identity: ({ country }) => country ?? '',
  });
  const places = mostImportant(posting.places, {
    of: 'posting',
    what: 'places',
    most: most.places,
    name: ({ place, quote }) => place ?? quote.text,
    identity: ({ place, arrangement }) => `${arrangement}\n${place ?? ''}`,
  });
  const cuts = [skills, education, languages, licences, clearances, workPermits, places];
  return {
    facts: {
      ...posting,
      skills: skills.kept,
      education: education.kept,
      languages: languages.kept,
      licences: licences.kept,
      clearances: clearances.kept,
      workPermits: workPermits.kept,
      places: places.kept,
    },
    notJudged: cuts.flatMap(({ notJudged }) => notJudged),
  };
}

/** Keeps skills and statements of a role that was cut, but detached from any role. */
function withFirstRoles(resume: ResumeFacts, most: number): ResumeFacts {
  if (resume.roles.length <= most) return resume;
  const follow = <Item extends { readonly role: number | null }>(item: Item): Item =>
    item.role === null || item.role < most ? item : { ...item, role: null };
  return {
    ...resume,
    roles: resume.roles.slice(0, most),
    skills: resume.skills.map((skill) => ({ ...skill, evidence: skill.evidence.map(follow) })),
    statements: resume.statements.map(follow),
  };
}

/** @param resume facts in canonical order */
export function limitedResume(resume: ResumeFacts): Limited<ResumeFacts> {
  const { resume: most } = judgingLimits;
  const quoted = ({ quote }: { readonly quote: { readonly text: string } }) => quote.text;
  const named = ({ name }: { readonly name: string }) => name;
  // Equal roles are not repetitions: a title may be held twice.
  const roles = mostImportant(resume.roles, {
    of: 'resume',
    what: 'roles',
    most: most.roles,
    name: ({ title }) => title,
    identity: ({ quote }) => `${quote.start}`,
  });
  const lines = mostImportant(resume.statements, {
    of: 'resume',
    what: 'lines',
    most: most.lines,
    name: quoted,
  });
  const education = mostImportant(resume.education, {
    of: 'resume',
    what: 'education',
    most: most.education,
    name: quoted,
  });
  const languages = mostImportant(resume.languages, {
    of: 'resume',
    what: 'languages',
    most: most.languages,
    name: quoted,
    identity: ({ code, level }) => `${code}\n${level ?? ''}`,
  });
  const licences = mostImportant(resume.licences, {
    of: 'resume',
    what: 'licences',
    most: most.licences,
    name: named,
  });
  const clearances = mostImportant(resume.clearances, {
    of: 'resume',
    what: 'clearances',
    most: most.clearances,
    name: named,
  });
  const workPermits = mostImportant(resume.workPermits, {
    of: 'resume',
    what: 'work-permits',
    most: most.workPermits,
    name: quoted,
    identity: ({ country }) => country ?? '',
  });
  const places = mostImportant(resume.places, {
    of: 'resume',
    what: 'places',
    most: most.places,
    name: ({ place }) => place,
  });
  const cuts = [roles, lines, education, languages, licences, clearances, workPermits, places];
  return {
    facts: withFirstRoles(
      {
        ...resume,
        statements: lines.kept,
        education: education.kept,
        languages: languages.kept,
        licences: licences.kept,
        clearances: clearances.kept,
        workPermits: workPermits.kept,
        places: places.kept,
      },
      most.roles,
    ),
    notJudged: cuts.flatMap(({ notJudged }) => notJudged),
  };
}
