import { germanErrors, germanValidation } from '@rolefit/contracts';
import { type ContractSentences } from './contract-sentences';

export const germanSentences: ContractSentences = {
  ofFailure: ({ code }) => germanErrors[code],
  ofValidation: (message) => germanValidation(message) ?? message,
};
