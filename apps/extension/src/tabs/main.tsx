import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { language } from '@/language';
import { readingWorkers } from '@/reading/workers';
import { Tabs } from './tabs';

document.documentElement.lang = language;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Tabs reader={readingWorkers().pages} />
    </StrictMode>,
  );
}
