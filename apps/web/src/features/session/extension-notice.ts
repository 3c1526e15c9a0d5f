import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { toast } from '@/lib/toast';
import { texts as allTexts } from './texts';

const { extensionConnected: texts } = allTexts;

const storageKey = 'extension-connected';

/** The tab that connects the extension closes itself within seconds, so the next page that its user looks at tells them what they have granted. */
export function announceExtension(userId: string): void {
  try {
    localStorage.setItem(storageKey, userId);
  } catch {
    // Storage is full or closed to this page; the list of devices still tells.
  }
}

/** For a user who logs out: nothing of theirs stays in this browser. */
export function dropExtensionNotice(): void {
  localStorage.removeItem(storageKey);
}

/** @returns whether this user's extension was connected and nobody has been told yet */
function takeNotice(userId: string): boolean {
  const announced = localStorage.getItem(storageKey);
  dropExtensionNotice();
  return announced === userId;
}

/** Tells the user once, in the first tab of this browser that they look at, that an extension was connected and where its sign-in can be ended. */
export function useExtensionNotice(userId: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const look = () => {
      if (document.hidden || !takeNotice(userId)) return;
      toast.success(texts.title, { id: storageKey, description: texts.text, action: { label: texts.toDevices, onClick: () => void navigate(paths.devices) } });
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
