import type * as english from './restore-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  deleted: {
    title: 'Dein Profil ist gelöscht',
    text: (until) =>
      `Du bist überall abgemeldet. Melde dich bis ${until} an, um alles zurückzuholen; danach wird es endgültig gelöscht.`,
  },
  restore: {
    screen: 'Profil wiederherstellen',
    title: 'Dein Profil ist gelöscht',
    lead: (until) =>
      `Alles ist noch da, nur verborgen. Du kannst es bis ${until} zurückholen. Danach wird es endgültig gelöscht, und wer sich anmeldet, beginnt mit einem neuen Profil.`,
    restore: 'Mein Profil wiederherstellen',
    restoring: 'Wird wiederhergestellt …',
    logOut: 'Abmelden',
    loggingOut: 'Wird abgemeldet …',
    problem: 'Dein Profil ist noch nicht wiederhergestellt',
    done: 'Willkommen zurück. Alles ist, wie du es verlassen hast.',
  },
};
