import type * as english from './texts';
import { formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  loading: 'Wird geladen …',
  nobody: 'Du',
  githubLink: (username) => `github.com/${username}`,
  edit: 'Profil bearbeiten',
  title: 'Über dich',
  fields: { name: 'Name', email: 'E-Mail', location: 'Ort', blogLink: 'Website', bio: 'Über mich' },
  empty: '-',
  blogExample: 'https://',
  bioLength: (used, most) => `${formatNumber(used)} von ${formatNumber(most)}`,
  update: 'Speichern',
  updating: 'Wird gespeichert …',
  cancel: 'Abbrechen',
};
