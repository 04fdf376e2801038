import type { Page } from '../../app/page.ts';
import { StubView } from './StubView.tsx';

export const page: Page = { words: [], load: () => ({ head: { title: 'content' } }), View: StubView };
