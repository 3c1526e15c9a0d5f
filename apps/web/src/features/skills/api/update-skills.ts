import {
  type Profile,
  profileEndpoints,
  type Skill,
  type SkillInput,
  type SkillsUpdate,
} from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { removeDraft } from '@/lib/drafts';
import { profileKeys } from '@/lib/query-keys';
import { skillsDraft } from '../skill-draft';

/** The list as the server will return it: unchanged skills keep their evidence from the resume. */
function edited(before: readonly Skill[], wanted: readonly SkillInput[]): Skill[] {
  const known = new Map(before.map((skill) => [skill.name.toLowerCase(), skill]));
  return wanted.map(({ name, score }, place) => {
    const same = known.get(name.toLowerCase());
    return {
      id: same?.id ?? `new-${place}`,
      name,
      score,
      source: same?.score === score ? same.source : 'user',
      quote: same?.quote ?? null,
    };
  });
}

interface Options {
  /** Called even if the user has left the screen. */
  readonly onSaved: () => void;
  readonly onFailed: (error: Error) => void;
}

/**
 * Replaces the list of skills. Optimistic: rolls back on an error, and the draft is still stored then. Affected matches are refetched by a live event once they
 * have been rescored.
 */
export function useUpdateSkills({ onSaved, onFailed }: Options) {
  const client = useQueryClient();
  const paint = (skills: readonly Skill[]) =>
    client.setQueryData<Profile>(
      profileKeys.all,
      (profile) => profile && { ...profile, skills: [...skills] },
    );
  return useMutation({
    mutationFn: (body: SkillsUpdate) => api.call(profileEndpoints.updateSkills, { body }),
    onMutate: async ({ skills }) => {
      await client.cancelQueries({ queryKey: profileKeys.all });
      const before = client.getQueryData<Profile>(profileKeys.all)?.skills ?? [];
      paint(edited(before, skills));
      return { before };
    },
    onSuccess: (profile) => {
      client.setQueryData(profileKeys.all, profile);
      removeDraft(skillsDraft);
      onSaved();
    },
    onError: (error, _skills, context) => {
      if (context) paint(context.before);
      // A live event may have brought a newer list.
      void client.invalidateQueries({ queryKey: profileKeys.all });
      onFailed(error);
    },
  });
}
