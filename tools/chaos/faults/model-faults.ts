import { setTimeout as wait } from 'node:timers/promises';
import { modelFaults } from '../system/model-control.ts';
import { becomesTrue, type FaultKind } from './fault.ts';
import { NoEffectError } from './no-effect.error.ts';

/** The model fails for a while. */
export const failingModel: FaultKind = {
  create: ({ model }, random) => {
    const kind = random.pick(modelFaults);
    const ms = random.whole(1_500, 4_000);
    return {
      description: `the model is ${kind} for ${ms} ms`,
      async inject() {
        const before = model.calls().length;
        const hasFailed = () =>
          model
            .calls()
            .slice(before)
            .some((call) => call.kind === kind);
        model.fault = kind;
        try {
          await wait(ms);
          if (!(await becomesTrue(hasFailed))) throw new NoEffectError('nobody called the model');
        } finally {
          model.fault = null;
        }
      },
    };
  },
};
