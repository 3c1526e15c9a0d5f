import { useCallback, useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { addressOf, type To } from './location';

interface NavigateOptions {
  /** Takes the place of the current history entry. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to an address, or by so many steps back or forth. */
export type Navigate = (to: To | number, options?: NavigateOptions) => void;

export function useNavigate(): Navigate {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else if (replace) navigator.replace(addressOf(to), state);
      else navigator.push(addressOf(to), state);
    },
    [navigator],
  );
}

interface RedirectProps {
  to: string;
  state?: unknown;
}

/** Replaces the current address by another as soon as it is rendered. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
