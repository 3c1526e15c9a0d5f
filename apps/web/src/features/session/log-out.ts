import { toast } from '@/lib/toast';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { becomeLoggedOut } from '@/lib/session';
import { removeToken } from '@/lib/token';
import { texts } from './texts';

/** Ends the session here and on the server; the gate then leads to the login page. */
export async function logOut(): Promise<void> {
  removeToken();
  try {
    await api.call('logout');
    becomeLoggedOut();
  } catch (error) {
    toast.error(texts.stillLoggedIn(errorText(error)));
  }
}
