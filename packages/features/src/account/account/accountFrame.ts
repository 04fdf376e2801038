import { defineFrame } from '../../platform/module/index.ts';
import { AccountFrameView } from './AccountFrameView.tsx';
import { accountMessages } from './accountMessages.ts';

/** The pages of an account, beside their navigation. */
export const accountFrame = defineFrame({
  key: 'account',
  inside: 'shop',
  messages: [accountMessages],
  View: AccountFrameView,
});
