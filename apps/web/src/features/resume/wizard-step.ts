import { atom } from 'jotai';

/** Which step of onboarding is shown. */
export const wizardStepAtom = atom<1 | 2>(1);
