import { CircleUserRound, LayoutDashboard, type LucideIcon, ScanText, Target } from 'lucide-react';
import { paths } from '@/lib/paths';

interface NavItem {
  readonly title: string;
  readonly url: string;
  readonly icon: LucideIcon;
}

/** What the sidebar leads to. */
export const navItems: readonly NavItem[] = [
  { title: 'Dashboard', url: paths.dashboard, icon: LayoutDashboard },
  { title: 'Profile', url: paths.profile, icon: CircleUserRound },
  { title: 'Job Scan', url: paths.jobScan, icon: ScanText },
  { title: 'Job Matches', url: paths.jobMatch, icon: Target },
];
