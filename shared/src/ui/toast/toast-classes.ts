/** Where on the page a toast is, and how it looks; the same with and without Base UI. */
export const toastPlaceClasses =
  'ui fixed inset-x-4 bottom-(--toast-bottom,1rem) z-50 mx-auto max-w-md md:right-6 md:bottom-(--toast-bottom,1.5rem) md:left-auto md:mx-0 md:w-96';

export const toastBoxClasses = 'ui rounded-lg border border-line bg-surface text-ink shadow-float';
