import base from '../../tokens/base.json' with { type: 'json' };
import defaults from '../../tokens/defaults.json' with { type: 'json' };
import density from '../../tokens/density.json' with { type: 'json' };
import semantic from '../../tokens/semantic.json' with { type: 'json' };
import type { SharedTokens } from './themeBlocks.ts';

/** The tokens that all brands share. */
export const sharedTokens: SharedTokens = { groups: [base, semantic], defaults, density };
