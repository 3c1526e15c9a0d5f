import { useAtom } from 'jotai';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { type Theme, themeAtom } from '@/lib/theme';
import { texts } from '../texts';

const steps = {
  system: { next: 'light', icon: Monitor },
  light: { next: 'dark', icon: Sun },
  dark: { next: 'system', icon: Moon },
} as const satisfies Record<Theme, { next: Theme; icon: typeof Sun }>;

/** Cycles through system, light and dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom);
  const { icon: Icon, next } = steps[theme];
  const label = texts.theme[theme];
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      onClick={() => setTheme(next)}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
