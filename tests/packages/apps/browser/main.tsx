import { createRoot } from 'react-dom/client';
import { globalCss, themeCss } from '@touchline/design-system/theme';
import { Page } from '../Page.tsx';

const nonce = document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
document.head.append(
  Object.assign(document.createElement('style'), { nonce, textContent: themeCss('touchline') + globalCss }),
);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
