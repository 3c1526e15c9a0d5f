import { useState } from 'react';
import { readDraft } from '@/lib/drafts';
import { aboutDraft } from './about-draft';

/** Whether the profile is being changed: from the start, where something typed is still there. */
export function useAboutEditing(profileId: string) {
  return useState(() => readDraft(aboutDraft, profileId) !== null);
}
