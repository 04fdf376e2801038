export { Countdown } from '../src/Countdown/Countdown.tsx';
export type { CountdownProps } from '../src/Countdown/Countdown.tsx';
export type { TimeLeft } from '../src/Countdown/timeLeft.ts';
