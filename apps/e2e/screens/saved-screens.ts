import { at, button, click, field, heading, link, type Screen } from './screen.js';

/** Ada's saved jobs, and Bruno's empty list. */
export const savedScreens: readonly Screen[] = [
  {
    name: 'saved-job',
    who: 'ada',
    path: at('/saved-job'),
    landmark: link('Interview 1', 'Gespräch 1'),
  },
  {
    name: 'saved-job-note',
    who: 'ada',
    path: at('/saved-job'),
    landmark: field(/^Note/, /^Notiz/),
    act: click(button(/^Edit note/, /^Notiz bearbeiten/)),
  },
  {
    name: 'saved-job-stage-empty',
    who: 'ada',
    path: at('/saved-job?stage=offer'),
    landmark: heading('No job at this stage', 'Keine Stelle mit diesem Status'),
  },
  {
    name: 'saved-job-empty',
    who: 'bruno',
    path: at('/saved-job'),
    landmark: heading('No saved jobs yet', 'Noch keine Stelle gemerkt'),
  },
];
