import { type ProfileField, profileFields } from './profile-fields';

export const aboutDraft = 'about';

export type AboutValues = Partial<Record<ProfileField, string>>;

/** The fields of a stored draft, without unknown ones. */
export function aboutValuesOf(stored: unknown): AboutValues {
  if (typeof stored !== 'object' || stored === null) return {};
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    profileFields.flatMap((name) =>
      typeof values.get(name) === 'string' ? [[name, values.get(name)]] : [],
    ),
  );
}
