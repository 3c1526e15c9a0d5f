/** Editable fields of the profile, in display order. */
export const profileFields = ['name', 'email', 'location', 'blogLink', 'bio'] as const;

export type ProfileField = (typeof profileFields)[number];
