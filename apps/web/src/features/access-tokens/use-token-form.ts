import {
  type PersonalTokenRequest,
  personalTokenRequestSchema,
  type TokenScope,
  tokenScopeSchema,
} from '@rolefit/contracts';
import { useState } from 'react';
import { type FieldProblem } from '@/components/ui/field';

/** Lifetimes on offer, in days; null for a token that does not expire. */
export const lifetimes = [30, 90, 365, null] as const;

interface Values {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresInDays: number | null;
}

const initialValues: Values = {
  name: '',
  scopes: tokenScopeSchema.options,
  expiresInDays: 90,
};

/** Values and messages of the form. A field shows its message after a change, or after the form was submitted. */
export function useTokenForm(onValid: (request: PersonalTokenRequest) => void) {
  const [values, setValues] = useState(initialValues);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const parsed = personalTokenRequestSchema.safeParse(values);
  const errorOf = (field: keyof Values): FieldProblem =>
    touched.has(field) ? parsed.error?.issues.find(({ path }) => path[0] === field) : undefined;
  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed });
    setTouched(new Set([...touched, ...Object.keys(changed)]));
  };
  const submit = () => {
    setTouched(new Set(Object.keys(values)));
    if (parsed.success) onValid(parsed.data);
  };
  const toggle = (scope: TokenScope, isChosen: boolean) =>
    change({
      scopes: tokenScopeSchema.options.filter((one) =>
        one === scope ? isChosen : values.scopes.includes(one),
      ),
    });
  return { values, errorOf, change, toggle, submit };
}
