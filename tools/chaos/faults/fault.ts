import { type Random } from '@rolefit/testing';
import { type Capabilities, type ChaosSystem } from '../system/chaos-system.ts';
import { type ManagedProcess } from '../system/managed-process.ts';

/** One fault that is about to be injected. */
export interface Fault {
  readonly description: string;
  /**
   * Causes the fault, verifies that it had an effect, undoes it, and resolves once everything it touched is up again.
   * @throws NoEffectError if there was no target; any other error means that the fault failed, and its target may be down
   */
  inject(): Promise<void>;
}

/** A kind of fault, whose details are random. */
export interface FaultKind {
  /** Required capabilities of the machine. */
  readonly needs?: keyof Capabilities;
  create(system: ChaosSystem, random: Random): Fault;
}

/** How long a fault waits for a target: a link that is used, a call of the model. */
const targetTimeoutMs = 15_000;

/** Waits for a target. @returns false where none appeared in time */
export async function becomesTrue(condition: () => boolean): Promise<boolean> {
  const deadline = Date.now() + targetTimeoutMs;
  while (!condition()) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return true;
}

/** `kill -9`. @throws Error where the process was not up */
export async function killRunning(process: ManagedProcess): Promise<void> {
  if (!(await process.kill())) throw new Error(`${process.name} was not up, so it was not killed`);
}
