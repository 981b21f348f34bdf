import { paths } from '@fursa/shared/contract';
import { Link } from '@fursa/shared/router';
import { listPages, readRegistry } from '../composition/page-registry.ts';
import { splitAnswer } from './model/split-answer.ts';

interface AnswerTextProps {
  readonly text: string;
  readonly onLeave: () => void;
}

/** The width up to which the panel is a sheet that covers the page. */
const sheet = '(width < 48rem)';

function listProductPages(): ReadonlySet<string> {
  const pages = listPages(readRegistry()).map(({ page }) => page.path);
  return new Set([...pages, ...Object.values(paths)].map((path) => path.toLowerCase()));
}

/** An answer as plain text, where paths of this product, and nothing else, are links. */
export function AnswerText({ text, onLeave }: AnswerTextProps) {
  const handleFollow = () => {
    if (window.matchMedia(sheet).matches) onLeave();
  };
  let position = 0;
  return splitAnswer(text, listProductPages()).map((part) => {
    const key = position;
    position += part.text.length;
    return part.path === undefined ? (
      <span key={key}>{part.text}</span>
    ) : (
      <Link key={key} to={part.path} className="text-primary underline underline-offset-4" onClick={handleFollow}>
        {part.text}
      </Link>
    );
  });
}
