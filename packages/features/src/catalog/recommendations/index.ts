export { countView } from './countView.ts';
export { ProductRail, type ProductRailProps } from './ProductRail.tsx';
export { RecommendationRail, type RecommendationRailProps } from './RecommendationRail.tsx';
export { RecommendationRailStore, type RecommendationRequest } from './RecommendationRailStore.ts';
export { Recommendations, type RecommendationsProps } from './Recommendations.tsx';
export { RecommendationsStore, type RecommendationsSnapshot } from './RecommendationsStore.ts';
export { recommendationsMessages } from './recommendationsMessages.ts';
export { recommendationsStorage, viewedInSession } from './storage.ts';
export { newPath, recommendationRailStore, recommendationsStore } from './stores.ts';
