/** The fields of the profile that a user can change, in the order in which they are shown. */
export const profileFields = ['name', 'email', 'location', 'blogLink', 'bio'] as const;

export type ProfileField = (typeof profileFields)[number];
