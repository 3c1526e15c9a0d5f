import { otherLanguage } from './language';
import { fieldsOf } from './navigation-state';

const keptSeconds = 365 * 86_400;

/** The history entry without the title from the link, which is in the previous language. */
function withoutTitle(state: unknown): unknown {
  const entry = fieldsOf(state);
  return { ...entry, usr: { ...fieldsOf(entry['usr']), title: undefined } };
}

/** Loads this address in the other language, in which the gateway also answers from now on. What was typed is kept as a draft, as at every reload. */
export function switchLanguage(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${otherLanguage.code}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`;
  history.replaceState(withoutTitle(history.state), '');
  location.reload();
}
