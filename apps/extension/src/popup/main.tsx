import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { readingWorkers } from '@/reading/workers';
import { Popup } from './popup';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Popup workers={readingWorkers()} />
    </StrictMode>,
  );
}
