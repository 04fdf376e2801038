import { atlas } from 'virtual:components';
import type { AtlasEntry } from '../../scripts/stories/stateAtlas.mjs';

/** Every module of the shop with the states that its stories show; does not load any of them. */
export const stateAtlas = atlas as readonly AtlasEntry[];
