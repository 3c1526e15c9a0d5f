/** The fields of the profile that a user can change, in the order in which they are shown. */
export const profileFields = [
  { name: 'name', label: 'Name' },
  { name: 'email', label: 'Email' },
  { name: 'location', label: 'Location' },
  { name: 'blogLink', label: 'Blog' },
  { name: 'bio', label: 'Bio' },
] as const;
