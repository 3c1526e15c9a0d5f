import { OtlpReceiver } from '@rolefit/telemetry/testing';
import { aModel, ownProduct, type Product } from '../support/product.js';
import { type Rolefit } from '../support/rolefit.js';
import { type ScriptedModel } from '../support/scripted-model.js';
import { type TestUser } from '../support/users.js';

export const operatorsSecret = 'sesame, sesame, open';

/** A Rolefit that reads with a scripted model and exports its traces, and users of one part of the journeys. */
export interface WithAModel {
  readonly model: ScriptedModel;
  readonly product: Product<Rolefit>;
  /** Exists from `beforeAll` on. */
  readonly collector: () => OtlpReceiver;
  readonly users: Readonly<Record<TestUser, string>>;
}

/**
 * Registers the hooks that start and stop it. Several parts share it, since starting one takes eight seconds of processor time; readings are cached, so
 * that each part needs texts of its own.
 * @returns makes the users of the part of this number, from 1 to 3
 */
export function withAModel(): (part: number) => WithAModel {
  const model = aModel();
  let collector: OtlpReceiver;
  beforeAll(async () => {
    collector = await OtlpReceiver.start();
  });
  const product = ownProduct(() => ({
    env: {
      ...model.env,
      LOG_LEVEL: 'trace',
      OPERATIONS_PORT: '0',
      OPERATIONS_SECRET: operatorsSecret,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      ROLEFIT_TEST_USER_SETS: '3',
    },
  }));
  afterAll(() => collector?.stop());
  return (part) => ({
    model,
    product,
    collector: () => collector,
    users: { ada: `ada-0${part}`, bruno: `bruno-0${part}`, chiara: `chiara-0${part}` },
  });
}
