import { articleListStore, BlogPage } from '@touchline/features/shell/blog';
import { useStore } from '../../state/StoresContext.ts';

export function BlogView() {
  return <BlogPage store={useStore(articleListStore)} />;
}
