import { useAtomValue } from 'jotai';
import { Alert } from '@/components/ui/alert';
import { sessionAtom } from '@/lib/session';
import { texts } from '../texts';

/** Tells a signed-in user that the link signs them out of their account here. */
export function SignedInNote() {
  const { user } = useAtomValue(sessionAtom);
  if (user === null) return null;
  return <Alert>{texts.signedInAs(user.name ?? texts.device.nameless)}</Alert>;
}
