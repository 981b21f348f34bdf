/** A long text scrolls inside its box, so that what is below it stays near: the box grows to two fifths of the screen. */
export const textBoxStyle = { minHeight: '10.125rem', maxHeight: 'max(10.125rem, 40vh)' };
