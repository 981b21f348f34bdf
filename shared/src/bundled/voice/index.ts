export { canListen, type ListenOptions, listen, type VoiceLanguage, type VoiceProblem } from './listen.ts';
export { voiceMessages } from './messages.ts';
export { VoiceButton, type VoiceButtonProps } from './voice-button.tsx';
export { asTextField, type TextField, writeIntoField } from './write-into-field.ts';
