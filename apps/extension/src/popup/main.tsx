import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { language } from '@/language';
import { readingWorkers } from '@/reading/workers';
import { Popup } from './popup';

document.documentElement.lang = language;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Popup workers={readingWorkers()} />
    </StrictMode>,
  );
}
