import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type ContractSentences } from './contract-sentences';
import { whenIdle } from './when-idle';

/** What is said where the sentences can't be fetched. */
const general: ContractSentences = {
  ofFailure: () => 'Der Grund ließ sich gerade nicht laden.',
  ofValidation: () => 'Diese Angabe ist nicht gültig',
};

const blank = () => '\u00A0';
/** Keeps the line of a sentence that is on its way. */
const onTheirWay: ContractSentences = { ofFailure: blank, ofValidation: blank };

const store = getDefaultStore();
const sentencesAtom = atom<ContractSentences>(onTheirWay);
let request: Promise<void> | undefined;

/** German sentences are 5 kB that most visits don't show, so they are in a file of their own. A failed download is repeated when they are needed next. */
function fetchSentences(): Promise<void> {
  request ??= import('./german-sentences').then(
    ({ germanSentences }) => store.set(sentencesAtom, germanSentences),
    () => {
      request = undefined;
      store.set(sentencesAtom, general);
    },
  );
  return request;
}

export function useContractSentences(): ContractSentences {
  useEffect(() => void fetchSentences(), []);
  return useAtomValue(sentencesAtom);
}

export function readContractSentences(): ContractSentences {
  const sentences = store.get(sentencesAtom);
  return sentences === onTheirWay ? general : sentences;
}

export function fetchContractSentencesWhenIdle(): void {
  whenIdle(() => void fetchSentences());
}
