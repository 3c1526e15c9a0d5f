import { ConfigError, loadModelConfig } from '@rolefit/config';
import { checkModel } from '@rolefit/model';

/** `npm run model:check`: whether the configured model can do the job. Ends with 1 if not, and with 2 where none is configured. */
try {
  const config = loadModelConfig();
  if (config === null) {
    console.error(
      'No model is configured: set AI_BASE_URL and AI_MODEL (docs/operations.md, Models).',
    );
    process.exitCode = 2;
  } else {
    const { isOk, lines } = await checkModel(config);
    for (const line of lines) console.log(line);
    process.exitCode = isOk ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
