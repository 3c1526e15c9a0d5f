import { createStore } from '@/lib/store';

/** The current step of onboarding. */
export const wizardStepStore = createStore<1 | 2>(1);
