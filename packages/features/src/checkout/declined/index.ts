export { declinedMessages } from './declinedMessages.ts';
export { useDeclineText } from './useDeclineText.ts';
