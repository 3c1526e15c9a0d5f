import { gatewayService } from './apps.mjs';
import { startChild, waitUntilReady } from './child.mjs';
import { openDataDir } from './data-dir.mjs';
import { Keeper } from './keeper.mjs';
import { findPorts } from './ports.mjs';
import { sendSignal } from './process-identity.mjs';

/**
 * Starts one more gateway beside the Rolefit that runs with this data, for the journeys: a cluster would start it by itself.
 * @param port that of a gateway that has stopped, to come back to its address
 * @returns when it is ready; see gateway-beside.d.mts
 */
export async function startGatewayBeside({ dataDir, env = {}, port }) {
  const data = openDataDir(dataDir);
  const { gateway } = port === undefined ? await findPorts(['gateway']) : { gateway: port };
  const keeper = new Keeper();
  const service = gatewayService({ env: { ...process.env, ...data.running.read().env, ...env, PORT: String(gateway) }, logFile: data.logFile(`gateway-${gateway}`) });
  const child = startChild(service, keeper);
  try {
    await waitUntilReady(service, child);
  } catch (error) {
    await child.stop({ atOnce: true });
    await keeper.close();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${gateway}`,
    port: gateway,
    // Unlike the launcher's own way to stop, this never loses its patience: how long it takes is what a journey looks at.
    async stop() {
      sendSignal(child.pid, 'SIGTERM');
      const outcome = await child.exited;
      await keeper.close();
      return outcome;
    },
  };
}
