import { readPostingHead } from '@rolefit/reading';
import { serveTasks } from '@rolefit/timed-worker';

serveTasks(self, readPostingHead);
