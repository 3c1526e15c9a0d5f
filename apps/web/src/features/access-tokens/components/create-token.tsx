import { Copyable } from '@/components/ui/copyable';
import { Button } from '@/components/ui/button';
import { type CreateAccessToken } from '../api/access-tokens';
import { texts as allTexts } from '../texts';
import { ConnectAgent } from './connect-agent';
import { TokenForm } from './token-form';

const { shown: texts } = allTexts;

interface CreateTokenProps {
  create: CreateAccessToken;
  onClose: () => void;
}

/** The form, and once the token is created, the token itself with the configuration for an agent. */
export function CreateToken({ create, onClose }: CreateTokenProps) {
  const token = create.data?.token;
  return (
    <div className="space-y-5 overflow-y-auto p-5">
      {token === undefined ? (
        <TokenForm isPending={create.isPending} error={create.error} onSubmit={create.mutate} />
      ) : (
        <>
          <Copyable label={texts.token} copyLabel={allTexts.copyToken} text={token} />
          <h3 className="font-medium">{allTexts.connect.title}</h3>
          <ConnectAgent token={token} />
          <Button className="max-sm:w-full" onClick={onClose}>
            {texts.done}
          </Button>
        </>
      )}
    </div>
  );
}
