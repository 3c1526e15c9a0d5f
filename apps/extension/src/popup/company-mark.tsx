import { Building2 } from 'lucide-react';
import { useState } from 'react';

interface CompanyMarkProps {
  companyName: string;
  logo: string;
  /** The page with the posting. */
  pageUrl: string;
}

/** The company's logo, if it comes from the site that the user is visiting: a request to any other server would disclose the visit. Otherwise its initial. */
export function CompanyMark({ companyName, logo, pageUrl }: CompanyMarkProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = isOfPage(logo, pageUrl) ? logo : null;
  return (
    <span className="mt-6 grid size-10 shrink-0 place-items-center overflow-hidden rounded-control border bg-sunken font-semibold text-muted">
      {url !== null && url !== brokenUrl ? (
        <img
          src={url}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full bg-[white] object-contain"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        <span aria-hidden="true">
          {companyName.trim().charAt(0).toUpperCase() || <Building2 className="size-5" />}
        </span>
      )}
    </span>
  );
}

/** Whether both are http(s) on the same host, or one on a subdomain of the other. */
function isOfPage(logo: string, pageUrl: string): boolean {
  const [one, other] = [URL.parse(logo), URL.parse(pageUrl)];
  if (!one || !other || !/^https?:$/.test(one.protocol)) return false;
  const hosts = [one.hostname, other.hostname];
  return (
    one.hostname === other.hostname ||
    hosts.some((host, place) => host.endsWith(`.${hosts[1 - place]}`))
  );
}
