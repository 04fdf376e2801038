export { BotCheckCallout } from './BotCheckCallout.tsx';
export { BotCheckStore, type BotCheckStatus, type SolveBotChallenge } from './BotCheckStore.ts';
export { botCheckMessages } from './botCheckMessages.ts';
