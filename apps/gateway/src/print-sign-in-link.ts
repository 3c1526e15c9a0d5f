import 'reflect-metadata';
import { ConfigError, createLogger, loadConfig } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { createDataSource, PeopleRepository } from '@rolefit/database';
import { OperatorLinks } from './account-links/operator-links.js';
import { readOperatorArgs, usage } from './account-links/operator-args.js';
import { SignerService } from './auth/tokens/signer.service.js';
import { SignInLinks } from './sign-in-links/sign-in-links.js';

/** `npm run sign-in-link`, and in a container `node apps/gateway/dist/print-sign-in-link.js`: whoever runs the server may sign in to it. */
async function main(args: readonly string[]): Promise<number> {
  const options = readOperatorArgs(args);
  if (options === null) {
    process.stderr.write(usage);
    return 2;
  }
  const config = loadConfig();
  const dataSource = createDataSource({ ...config.database, poolSize: 2 });
  await dataSource.initialize();
  // Nobody reads the log of this program; what fails is printed.
  const links = new SignInLinks(
    config,
    createLogger({ log: { level: 'silent' } }, 'gateway'),
    new SignerService(config),
  );
  try {
    await links.onModuleInit();
    const operator = new OperatorLinks(config, links, new PeopleRepository(dataSource));
    const { isDone, lines } = await operator.print(options);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return isDone ? 0 : 1;
  } finally {
    await links.onApplicationShutdown();
    await dataSource.destroy();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof AppError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
