import { formatNumber } from '@/lib/format';

/** Texts of the profile; the answers have separate ones. */
export const texts = {
  loading: 'Loading...',
  nobody: 'You',
  githubLink: (username: string) => `github.com/${username}`,
  edit: 'Edit Profile',
  title: 'About User',
  fields: { name: 'Name', email: 'Email', location: 'Location', blogLink: 'Blog', bio: 'Bio' },
  empty: '-',
  blogExample: 'https://',
  bioLength: (used: number, most: number) => `${formatNumber(used)} of ${formatNumber(most)}`,
  update: 'Update',
  updating: 'Updating...',
  cancel: 'Cancel',
};
