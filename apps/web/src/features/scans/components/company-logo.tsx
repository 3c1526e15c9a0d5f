import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/cn';
import { safeWebUrl } from '@/lib/format';

interface CompanyLogoProps {
  logo: string | null;
  companyName: string;
  className: string;
}

/** A company's logo, or its initial if there is none or it fails to load. */
export function CompanyLogo({ logo, companyName, className }: CompanyLogoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = safeWebUrl(logo);
  return (
    <span
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-control border bg-sunken text-lead font-semibold text-muted',
        className,
      )}
    >
      {url !== null && url !== brokenUrl ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-full bg-white object-contain"
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
