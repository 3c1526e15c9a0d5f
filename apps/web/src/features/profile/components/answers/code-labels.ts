import { freeMovementCode } from '@rolefit/contracts';
import { formatCode } from '@/lib/format';
import { texts } from './texts';

export function countryLabel(code: string): string {
  return code === freeMovementCode ? texts.freeMovementShort : formatCode('region', code);
}

export function languageLabel(code: string): string {
  return formatCode('language', code);
}
