import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether to show a part that live updates may add. One that was not there from the start appears the next time that the page is
 * not being looked at, so that nothing moves under the user's eyes. One that is gone disappears at once.
 */
export function useSteadyPresence(isThere: boolean): boolean {
  const [wasThere, setWasThere] = useState(isThere);
  const update = useEffectEvent(() => {
    if (document.hidden) setWasThere(isThere);
  });
  useEffect(() => {
    const onVisibility = () => update();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return wasThere && isThere;
}
