/** The product's mark, drawn in place: it is in the first paint and costs no request. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#00663B" />
      <path d="M10 25V8h13v4h-8.5v3.5H21v4h-6.5V25z" fill="#fff" />
      <circle cx="24" cy="23" r="2.5" fill="#F2C060" />
    </svg>
  );
}
