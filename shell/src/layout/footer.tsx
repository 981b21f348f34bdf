import { paths } from '@fursa/shared/contract';
import { useMessages } from '@fursa/shared/i18n';
import { Link } from '@fursa/shared/router';
import { messages } from './messages.ts';

const linkClass = 'inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline sm:min-h-8';

export function Footer() {
  const text = useMessages(messages).footer;
  const links = [
    [paths.jobs, text.jobs],
    [paths.remoteJobs, text.remoteJobs],
    [paths.companies, text.companies],
    [paths.resources, text.resources],
    [paths.accessibility, text.accessibility],
    [paths.privacy, text.privacy],
    [paths.terms, text.terms],
  ] as const;
  return (
    <footer className="mt-16 border-t border-line bg-surface">
      <div className="mx-auto flex max-w-page flex-col gap-6 px-inset py-8 md:px-6">
        <p className="max-w-line text-muted">{text.tagline}</p>
        <nav aria-label={text.label}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(([path, label]) => (
              <li key={path}>
                <Link className={linkClass} to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-sm text-muted" suppressHydrationWarning>
          {text.copyright(new Date().getFullYear())}
        </p>
      </div>
    </footer>
  );
}
