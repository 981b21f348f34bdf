/** Whether the screen is narrower than the breakpoint `md` of the style sheet. */
export const isPhone = () => window.matchMedia('(width < 48rem)').matches;
