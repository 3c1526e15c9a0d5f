import { type ProfileField, profileFields } from './profile-fields';

export const aboutDraft = 'about';

export type AboutValues = Partial<Record<ProfileField, string>>;

/** The fields of a stored draft, without unknown ones. */
export function aboutValuesOf(kept: unknown): AboutValues {
  if (typeof kept !== 'object' || kept === null) return {};
  const values = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(profileFields.flatMap((name) => (typeof values.get(name) === 'string' ? [[name, values.get(name)]] : [])));
}
