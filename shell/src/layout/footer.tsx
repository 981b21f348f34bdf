import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { messages } from '../messages/index.ts';

const linkClass = 'inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline sm:min-h-8';

export function Footer() {
  const text = useMessages(messages).footer;
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-8 sm:px-6">
        <p className="max-w-line text-muted">{text.tagline}</p>
        <nav aria-label={text.label}>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link className={linkClass} to={paths.jobs}>
                {text.jobs}
              </Link>
            </li>
            <li>
              <Link className={linkClass} to={paths.companies}>
                {text.companies}
              </Link>
            </li>
            <li>
              <Link className={linkClass} to={paths.resources}>
                {text.resources}
              </Link>
            </li>
            <li>
              <Link className={linkClass} to={paths.accessibility}>
                {text.accessibility}
              </Link>
            </li>
          </ul>
        </nav>
        <p className="text-sm text-muted" suppressHydrationWarning>
          {text.copyright(new Date().getFullYear())}
        </p>
      </div>
    </footer>
  );
}
