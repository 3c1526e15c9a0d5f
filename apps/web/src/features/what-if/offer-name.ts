import { type WhatIfOffer } from '@rolefit/contracts';
import { formatCode } from '@/lib/format';
import { paths } from '@/lib/paths';
import { texts } from './texts';

/** An offer in a few words. */
export function offerName(offer: WhatIfOffer): string {
  switch (offer.kind) {
    case 'skill':
      return offer.name;
    case 'language':
      return texts.language(formatCode('language', offer.code), offer.level);
    case 'years':
      return texts.years(offer.years);
    case 'place':
      return texts.place(offer.place);
    case 'arrangement':
      return texts.arrangements[offer.arrangement];
    case 'relocation':
      return texts.relocation;
  }
}

/** An offer within a sentence. */
export function offerPhrase(offer: WhatIfOffer): string {
  switch (offer.kind) {
    case 'years':
      return texts.inSentence.years(offer.years);
    case 'place':
      return texts.inSentence.place(offer.place);
    case 'arrangement':
      return texts.inSentence.arrangements[offer.arrangement];
    case 'relocation':
      return texts.inSentence.relocation;
    default:
      return offerName(offer);
  }
}

/** Where the user says that they really have it; null for years, which roles show. */
export function offerPath({ kind }: WhatIfOffer): string | null {
  switch (kind) {
    case 'skill':
      return paths.profile;
    case 'language':
      return paths.profileAnswer('language');
    case 'years':
      return null;
    default:
      return paths.profileAnswer('place');
  }
}
