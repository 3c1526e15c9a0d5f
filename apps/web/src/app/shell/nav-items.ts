import {
  Bookmark,
  CircleUserRound,
  LayoutDashboard,
  type LucideIcon,
  ScanText,
  Target,
} from 'lucide-react';
import { paths } from '@/lib/paths';
import { screenTitles } from '@/lib/texts';

interface NavItem {
  readonly title: string;
  readonly url: string;
  readonly icon: LucideIcon;
}

/** Entries of the sidebar. */
export const navItems: readonly NavItem[] = [
  { title: screenTitles.dashboard, url: paths.dashboard, icon: LayoutDashboard },
  { title: screenTitles.profile, url: paths.profile, icon: CircleUserRound },
  { title: screenTitles.jobScan, url: paths.jobScan, icon: ScanText },
  { title: screenTitles.jobMatch, url: paths.jobMatch, icon: Target },
  { title: screenTitles.savedJob, url: paths.savedJob, icon: Bookmark },
];
