import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../styles.css';
import { language } from '@/language';
import { Options } from './options';

document.documentElement.lang = language;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Options />
    </StrictMode>,
  );
}
