import { type ResumeFacts, type Role } from '@rolefit/contracts';
import { createContext, type ReactNode } from 'react';

/** A fact that a user may correct. */
export type CorrectableFact =
  | { readonly about: 'role'; readonly role: Role }
  | { readonly about: 'degree'; readonly degree: ResumeFacts['education'][number] };

/** Controls of another feature for a selected fact; none by default. */
export const FactControls = createContext<
  ((fact: CorrectableFact, label: string) => ReactNode) | null
>(null);
