export { Recommendations, type RecommendationsProps } from './Recommendations.tsx';
export { RecommendationsStore, type RecommendationsSnapshot } from './RecommendationsStore.ts';
export { recommendationsMessages } from './recommendationsMessages.ts';
export { newPath, recommendationsStore } from './stores.ts';
