import { ConfigError, loadModelConfig } from '@rolefit/config';
import { checkModel } from '@rolefit/model';

/** `npm run model:check`, and in a container `node apps/worker/dist/check-model.js`: exits with 1 if the model cannot do the job, with 2 if none is configured. */
async function main(): Promise<number> {
  const config = loadModelConfig();
  if (config === null) {
    process.stderr.write(
      'No model is configured: set AI_BASE_URL and AI_MODEL (docs/operations.md, Models).\n',
    );
    return 2;
  }
  const { isOk, lines } = await checkModel(config);
  process.stdout.write(`${lines.join('\n')}\n`);
  return isOk ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
