import { type WhatIfOffer } from '@rolefit/contracts';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { offerName, offerPath } from '../offer-name';
import { texts } from '../texts';

/** Leads to where the user says that they really have what is switched on. */
export function AddLinks({ offers }: { offers: readonly WhatIfOffer[] }) {
  const links = offers.flatMap((offer) => {
    const path = offerPath(offer);
    return path === null ? [] : [{ path, name: offerName(offer) }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="space-y-1">
      {links.map(({ path, name }) => (
        <li key={name}>
          <Link
            to={path}
            state={{ title: screenTitles.profile }}
            className="inline-flex items-center text-small font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
          >
            {texts.add(name)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
