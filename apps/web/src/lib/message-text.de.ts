import { germanValidation } from '@rolefit/contracts';

export function messageText(message: string): string {
  return germanValidation(message) ?? message;
}
