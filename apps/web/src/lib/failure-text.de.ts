import { type Failure, germanErrors } from '@rolefit/contracts';

export function failureText({ code }: Failure): string {
  return germanErrors[code];
}
