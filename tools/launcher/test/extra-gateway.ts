import { sendSignal } from '../bootstrap/process-identity.mjs';
import { type Ending, startChild, waitUntilReady } from '../processes/child.ts';
import { Keeper } from '../processes/keeper.ts';
import { findPorts } from '../processes/ports.ts';
import { gatewayService } from '../product/apps.ts';
import { openDataDir } from '../product/data-dir.ts';

/** One more gateway for a Rolefit that runs. */
export interface ExtraGateway {
  readonly url: string;
  readonly port: number;
  /** Ends it with SIGTERM and waits without a limit, since tests look at how long it takes. */
  stop(): Promise<Ending>;
}

interface ExtraGatewayOptions {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The port of a gateway that has stopped, to take over its address. */
  readonly port?: number;
}

/** Starts one more gateway for the Rolefit that runs with this data, as a cluster does when it scales. */
export async function startExtraGateway({
  dataDir,
  env = {},
  port,
}: ExtraGatewayOptions): Promise<ExtraGateway> {
  const data = openDataDir(dataDir);
  const gatewayPort = port ?? (await findPorts(['gateway'])).gateway;
  const keeper = new Keeper();
  const service = gatewayService({
    env: { ...process.env, ...data.running.read()?.env, ...env, PORT: String(gatewayPort) },
    logFile: data.logFile(`gateway-${gatewayPort}`),
  });
  const child = startChild(service, keeper);
  try {
    await waitUntilReady(service, child);
  } catch (error) {
    await child.stop({ atOnce: true });
    await keeper.close();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${gatewayPort}`,
    port: gatewayPort,
    async stop() {
      if (child.pid !== undefined) sendSignal(child.pid, 'SIGTERM');
      const ending = await child.exited;
      await keeper.close();
      return ending;
    },
  };
}
