import { formatNumber } from '@/lib/format';

/** What is read on the profile about the person; the answers have words of their own beside them. */
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
