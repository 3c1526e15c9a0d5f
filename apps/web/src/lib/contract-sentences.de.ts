import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type ContractSentences } from './contract-sentences';
import { whenIdle } from './when-idle';

/** Shown if the translations can't be downloaded. */
const fallback: ContractSentences = {
  ofFailure: () => 'Der Grund ließ sich gerade nicht laden.',
  ofValidation: () => 'Diese Angabe ist nicht gültig',
};

const blank = () => '\u00A0';
/** Shown during the download: a non-breaking space, so that the line keeps its height. */
const placeholder: ContractSentences = { ofFailure: blank, ofValidation: blank };

const store = getDefaultStore();
const sentencesAtom = atom<ContractSentences>(placeholder);
let request: Promise<void> | undefined;

/** The translations are 5 kB that most visits don't need, so they are in a chunk of their own. After a failure, the next use tries again. */
function fetchSentences(): Promise<void> {
  request ??= import('./german-sentences').then(
    ({ germanSentences }) => store.set(sentencesAtom, germanSentences),
    () => {
      request = undefined;
      store.set(sentencesAtom, fallback);
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
  return sentences === placeholder ? fallback : sentences;
}

export function fetchContractSentencesWhenIdle(): void {
  whenIdle(() => void fetchSentences());
}
