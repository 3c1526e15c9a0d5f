import { useState } from 'react';
import { readDraft } from '@/lib/drafts';
import { aboutDraft } from './about-draft';

/** Whether the profile is being edited; initially true if there is a draft. */
export function useAboutEditing(profileId: string) {
  return useState(() => readDraft(aboutDraft, profileId) !== null);
}
