import '@fontsource-variable/inter/wght.css';
import './app.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchContractSentencesWhenIdle } from '@/lib/contract-sentences';
import { BrowserRouter } from '@/lib/routing/browser-router';
import { loadWebFont } from './web-font';
import { firstScreen, Screens } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

loadWebFont();
void firstScreen().then(() => {
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
  fetchContractSentencesWhenIdle();
});
