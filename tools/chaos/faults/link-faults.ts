import { type Link } from '@rolefit/testing';
import { becomesTrue, type FaultKind } from './fault.ts';
import { NoEffectError } from './no-effect.error.ts';

/** Disturbs the link between an app and a server. */
export const disturbedLink = (
  how: string,
  disturb: (link: Link, ms: number) => Promise<void>,
): FaultKind => ({
  create: (system, random) => {
    const [name, link] = random.pick([...system.links]);
    const ms = random.whole(1_000, 6_000);
    return {
      description: `${name} ${how} for ${ms} ms`,
      async inject() {
        if (!(await becomesTrue(() => link.open >= 1))) throw new NoEffectError('nobody used it');
        try {
          await disturb(link, ms);
        } finally {
          await link.mend();
        }
      },
    };
  },
});
