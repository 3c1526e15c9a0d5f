import { Copyable } from '@/components/ui/copyable';
import { agentAddress, agentConfiguration } from '../agent-configuration';
import { texts as allTexts } from '../texts';

const { connect: texts } = allTexts;

/** How to connect an agent. @param token shown in the configuration; without it, a placeholder */
export function ConnectAgent({ token = texts.placeholder }: { token?: string }) {
  return (
    <div className="space-y-3">
      <p className="max-w-prose text-muted">{texts.text}</p>
      <Copyable label={texts.address} copyLabel={allTexts.copyAddress} text={agentAddress()} />
      <p className="max-w-prose text-muted">{texts.snippet}</p>
      <Copyable
        label={texts.configuration}
        copyLabel={allTexts.copyConfiguration}
        text={agentConfiguration(token)}
      />
      <p className="max-w-prose text-muted">{texts.then}</p>
    </div>
  );
}
