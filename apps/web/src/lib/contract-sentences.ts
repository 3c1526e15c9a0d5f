import { type Failure } from '@rolefit/contracts';

/** Sentences that the contracts state in English, in our language. */
export interface ContractSentences {
  /** Why a job failed or waits. */
  readonly ofFailure: (failure: Failure) => string;
  /** A message of validation. */
  readonly ofValidation: (message: string) => string;
}

const english: ContractSentences = {
  ofFailure: ({ message }) => message,
  ofValidation: (message) => message,
};

/** For components: they render again when the sentences have come, where a language fetches them. */
export function useContractSentences(): ContractSentences {
  return english;
}

/** For what is said once and outside of components, such as a toast. */
export function readContractSentences(): ContractSentences {
  return english;
}

/** Has a language that fetches its sentences do so while the browser is idle. */
export function fetchContractSentencesWhenIdle(): void {
  // English has them in the answers of the server and in the schemas.
}
