export { messages as scoreWordMessages } from './messages.ts';
export { ScoreRing, type ScoreRingProps } from './score-ring.tsx';
