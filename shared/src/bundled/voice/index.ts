export { canListen, type ListenOptions, listen, type VoiceLanguage, type VoiceProblem } from './listen.ts';
export { VoiceButton, type VoiceButtonProps } from './voice-button.tsx';
export { voiceMessages } from './voice-messages.ts';
export { asTextField, type TextField, writeIntoField } from './write-into-field.ts';
