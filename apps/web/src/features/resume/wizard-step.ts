import { atom } from 'jotai';

/** The current step of onboarding. */
export const wizardStepAtom = atom<1 | 2>(1);
