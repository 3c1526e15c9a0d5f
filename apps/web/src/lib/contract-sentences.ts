import { type Failure } from '@rolefit/contracts';

/** Translates sentences that the contracts have in English. */
export interface ContractSentences {
  /** Why a job failed or waits. */
  readonly ofFailure: (failure: Failure) => string;
  /** A validation message. */
  readonly ofValidation: (message: string) => string;
}

const english: ContractSentences = {
  ofFailure: ({ message }) => message,
  ofValidation: (message) => message,
};

/** For components, which re-render when the translations have loaded. */
export function useContractSentences(): ContractSentences {
  return english;
}

/** For code outside of React components, such as toasts. */
export function readContractSentences(): ContractSentences {
  return english;
}

/** Downloads the translations when the browser is idle. */
export function fetchContractSentencesWhenIdle(): void {
  // English needs none: responses and schemas contain the sentences.
}
