import { useAtom } from 'jotai';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { type Theme, themeAtom } from '@/lib/theme';

const steps = {
  system: { next: 'light', icon: Monitor, label: 'Theme: as the system' },
  light: { next: 'dark', icon: Sun, label: 'Theme: light' },
  dark: { next: 'system', icon: Moon, label: 'Theme: dark' },
} as const satisfies Record<Theme, { next: Theme; icon: typeof Sun; label: string }>;

/** Goes through system, light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom);
  const { icon: Icon, label, next } = steps[theme];
  return (
    <Button variant="quiet" size="icon" aria-label={label} title={label} onClick={() => setTheme(next)}>
      <Icon aria-hidden="true" />
    </Button>
  );
}
