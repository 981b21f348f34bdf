const paths = { cross: 'M6 6 18 18M18 6 6 18', check: 'M5 12.5 10 17.5 19 7', plus: 'M12 5V19M5 12H19' } as const;

export interface MarkProps {
  readonly shape: keyof typeof paths;
}

/** A small sign on a chip. Decoration: the button around it says what it does. */
export function Mark({ shape }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 shrink-0 stroke-current" fill="none">
      <path d={paths[shape]} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
