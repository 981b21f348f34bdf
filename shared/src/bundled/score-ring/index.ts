export { messages as scoreWordMessages } from './messages/index.ts';
export { ScoreRing, type ScoreRingProps } from './score-ring.tsx';
