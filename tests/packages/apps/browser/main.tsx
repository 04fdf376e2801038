import { createRoot } from 'react-dom/client';
import { globalCss, themeCss } from '@touchline/design-system/theme';
import { Page } from '../Page.tsx';

document.head.append(
  Object.assign(document.createElement('style'), { textContent: themeCss('touchline') + globalCss }),
);
const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
