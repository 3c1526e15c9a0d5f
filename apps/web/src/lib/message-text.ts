/** A message of validation, which the contracts state in English, in our language. */
export function messageText(message: string): string {
  return message;
}
