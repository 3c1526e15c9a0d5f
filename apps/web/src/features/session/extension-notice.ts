import { useEffect } from 'react';
import { paths } from '@/lib/paths';
import { useNavigate } from '@/lib/routing/navigate';
import { toast } from '@/lib/toast';
import { texts as allTexts } from './texts';

const { extensionConnected: texts } = allTexts;

const storageKey = 'extension-connected';

/** Stores a notice for the user's next page, because the tab that connects the extension closes within seconds. */
export function announceExtension(userId: string): void {
  try {
    localStorage.setItem(storageKey, userId);
  } catch {
    // Storage is full or blocked; the device list shows the extension anyway.
  }
}

/** Called on logout, which removes all data of the user from this browser. */
export function dropExtensionNotice(): void {
  localStorage.removeItem(storageKey);
}

/** @returns whether this user's extension was connected and the notice not shown yet */
function takeNotice(userId: string): boolean {
  const announced = localStorage.getItem(storageKey);
  dropExtensionNotice();
  return announced === userId;
}

/** Shows once, in the first visible tab of this browser, that an extension was connected and where to end its session. */
export function useExtensionNotice(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const look = () => {
      if (document.hidden || !takeNotice(userId)) return;
      toast.success(texts.title, {
        id: storageKey,
        description: texts.text,
        action: { label: texts.toDevices, onClick: () => navigate(paths.devices) },
      });
    };
    look();
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [userId, navigate]);
}
