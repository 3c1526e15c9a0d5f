import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { paths } from '@/lib/paths';
import { becomeVisitor } from '@/lib/session';
import { removeToken } from '@/lib/token';

/** Ends the session here and on the server. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    removeToken();
    try {
      await api.call('logout');
      becomeVisitor();
      await navigate(paths.login, { replace: true });
    } catch (error) {
      toast.error(`You are still logged in. ${errorText(error)}`);
    }
  };
}
