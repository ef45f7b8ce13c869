import '@spielstube/art/tokens.css';
import '@spielstube/art/textures.css';
import './fonts.css';
import '@spielstube/ui/ui.css';
import './parlour.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { currentSettings, loadWords } from './settings/settings.store.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
await loadWords();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
import('./offline/offline.ts')
  .then(({ keepAllGames }) => (currentSettings().keepAll ? keepAllGames(true) : undefined))
  .catch(() => {
    // Without the network what is missing is fetched another time.
  });
