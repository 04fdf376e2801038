export { token } from '../src/tokens/token.ts';
export { type } from '../src/tokens/type.ts';
export type { DisplayUse, TextUse } from '../src/tokens/type.ts';
export type { TokenName } from '../src/tokens/tokenNames.generated.ts';
