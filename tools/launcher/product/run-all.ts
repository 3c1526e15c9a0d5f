import { gatewayService, workerService } from './apps.ts';
import { type StartOptions } from './options.ts';
import { prepareRolefit } from './prepare.ts';
import { runSession } from './session.ts';

/** `npm start`: starts all of Rolefit and keeps it running until a stop is requested. */
export async function runAll(options: StartOptions): Promise<void> {
  await runSession(options, async (context) => {
    const { data, progress, start } = context;
    const rolefit = await prepareRolefit(context, {
      parts: ['servers', 'web'],
      hasDevServer: false,
    });
    const { env, workerEnv } = rolefit;
    const services = [
      gatewayService({ env, logFile: data.logFile('gateway') }),
      ...(options.withWorker
        ? [workerService({ env: workerEnv, logFile: data.logFile('worker') })]
        : []),
    ];
    // At the same time, since neither needs the other.
    await progress.step('Starting Rolefit', () =>
      Promise.all(services.map((service) => start(service, { showErrors: true }))),
    );
    return rolefit;
  });
}
