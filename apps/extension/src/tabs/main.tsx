import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { readingWorkers } from '@/reading/workers';
import { Tabs } from './tabs';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Tabs reader={readingWorkers().pages} />
    </StrictMode>,
  );
}
