import { ArticlePage } from '@touchline/features/shell/blog';
import { contentStore } from '@touchline/features/shell/content';
import { useStore } from '../../state/StoresContext.ts';

export function ArticleView() {
  return <ArticlePage store={useStore(contentStore)} />;
}
